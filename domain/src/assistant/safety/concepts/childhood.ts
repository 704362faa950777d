import type { Words } from './words.ts'

const CHILD = '(?:toddler|baby|infant|child|kid|old|months)'
const OFTEN =
  '(?:(?:is|always|often|constantly|keeps|just|sometimes|also|likes to|loves to|has|started|wont stop|cant stop|has been) ){0,2}'
const BANGS = '(?:hit|hits|hitting|(?:bang|slap|smack|knock|slam|punch)(?:s|es|ing)?)'
const ON_WHAT = '( (on|against|into|at) (the|a) \\w+)?'
/** Neither the grown-up who writes, nor anyone who holds the child. */
const BY_NOBODY = '(?<!(?:我(?!家|儿|女|孩|宝|娃|的)|[拿抓把按揪拽拖])[^·]{0,10})'

/** How old a child is, and how it behaves: what is everyday at two is none at twelve. */
export const childhood = {
  smallChild: {
    en: `
      toddler*, baby, babys, infant, newborn, preschooler, (\\d+|one|two|\\w+teen|twenty) ?(months?|mo|mos|weeks?)( old)?,
      ([1-4]|one|two|three|four) ?(yo|yrs? old|years? old), (is|hes|shes|age|aged) [1-4](?= |$),
      terrible twos`,
    es: `
      bebe*, (?<!hace |durante |por )([1-4]|un|dos|tres|cuatro) anos?( y medio)?, ano y medio, \\w+ meses, (hij[oa]|nin[oa]|nen[ae]) de [1-4]`,
    zh: '宝宝, 婴儿, (?<![十0-9])([1-4]|一|两|二|三|四)岁, (?<![十0-9])(一|两|二|三|四)周岁, 个(多)?月',
  },
  /** Too old to drink by accident, and too young for it. */
  schoolChild: {
    en: '([5-9]|1[0-2]|five|six|seven|eight|nine|ten|eleven|twelve) ?(yo|yrs?|years?)( old)?, (is|hes|shes|age|aged) ([5-9]|1[0-2])(?= |$)',
    es: '([5-9]|1[0-2]|cinco|seis|siete|ocho|nueve|diez|once|doce) anos',
    zh: '(?<!十|[0-9])([5-9]|1[0-2]|五|六|七|八|九|十|十一|十二)岁',
  },
  olderChild: {
    en: `
      ([6-9]|1[0-9]) ?(yo|yrs?|years?)( old)?, (six|seven|eight|nine|ten|eleven|twelve|\\w+teen) year*, teen*, tween*,
      adolescent, (is|hes|shes|age|aged) ([6-9]|1[0-9])(?= |$), grade, \\w+ grader, (middle|high|secondary) school`,
    es: `
      ([6-9]|1[0-9]|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+) anos, adolescente*,
      (hij[oa]|nin[oa]|nen[ae]) de ([6-9]|1[0-9]), instituto, secundaria, prepa, primaria`,
    zh: '([6-9]|1[0-9]|六|七|八|九|十[一二三四五六七八]?)岁, 青春期, 初中, 高中, 小学, 中学, 年级, 初(一|二|三)',
  },
  tantrum: {
    en: 'tantrum*, meltdown*, throwing a fit, throws a fit, hissy fit',
    es: 'rabieta*, berrinche*, pataleta*, perreta*',
    zh: '发脾气, 哭闹, 闹脾气, 撒泼, 耍脾气',
  },
  hitsOwnHead: {
    en: `
      (?<=^|\\b(?:he|hes|son|boy|${CHILD}) ${OFTEN})${BANGS} (his|its|their) (own )?head${ON_WHAT},
      (?<=^|\\b(?:she|shes|daughter|girl|${CHILD}) ${OFTEN})${BANGS} (her|its|their) (own )?head${ON_WHAT},
      ${BANGS} (him|her)self( (in|on) the (head|face))?, ${BANGS} (his|her) own (head|face),
      head ?bang(s|ing|er)?`,
    es: `
      se (golpea|pega|da|da( de)? golpes|da cabezazos|choca|estampa)( (en|con|contra))?( (la|el))? (cabeza|cara|frente|pared|suelo|piso|cuna)( (contra|en|con) (el|la) \\w+)?,
      se (pega|golpea|abofetea)(?= (a si|el sol|cuando|si|por))`,
    zh: `
      ${BY_NOBODY}(用|拿)头(使劲|一直|去)?撞(墙|地板|地|床栏|床|门|桌)?, ${BY_NOBODY}(?<!被)撞(头|墙|地板|床栏),
      ${BY_NOBODY}(打|拍|敲|捶)自己的?(头|脸|脑袋|耳光)?`,
  },
} as const satisfies Record<string, Words>
