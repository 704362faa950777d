import type { Words } from './words.ts'

const CHILD = '(she|he|her|him|daughter|son|teen|teenager|girl|boy|kid|child|friend|old|yo|sister|brother|student)'
/** Nothing that is cut follows. */
const NOTHING =
  '(?= (·|(again|for (months|weeks|years|a while)|since|when|because|to cope|in (secret|her room|his room)|at (night|school)|and(?! (past|colou?r|glu|draw|stick|fold)\\w*)|but|what|how|help|lately|every|there|she|he|i|we|my)\\b)|$)'
const DAYS = '(\\w+ ){1,3}(days?|weeks?)'
const DIAS = '(\\w+ ){1,3}(dias|semanas?)'

/** Harm to oneself that hides: cutting that says no more, food that does not stay, and how one goes and takes another. */
export const hiddenHarm = {
  cutsAlone: {
    en: `
      (shes|hes|${CHILD} (is|was|has|has been|started|keeps|still|may be|might be|stopped|began|admitted))( (been|back to|started))? cutting${NOTHING},
      (started|been|stopped|back to) cutting${NOTHING},
      ${CHILD} (from|to stop|about|with) cutting${NOTHING}, ${CHILD} cuts${NOTHING},
      (stop|quit|help|found out about|talk about|secretly|caught (her|him)) cutting${NOTHING}`,
    es: '(empezo|volvio|sigue|recaer|recayo) (a|en|con) (los cortes|cortes)',
    zh: '(又|开始|偷偷|在|总|老)割(自己|手|腕)',
  },
  crafts: {
    en: `
      scissors, paper*, craft*, glue, vegetables, fruit, bread, hair, nails, teeth, grass, kindergarten, preschool,
      practice, knife skills, cooking, kitchen`,
    es: 'tijeras, papel, manualidad*, pan, verdura*, pelo, unas',
    zh: '剪纸, 手工, 剪刀课, 切菜, 水果',
  },
  purges: {
    en: `
      (makes|making|made|make) (her|him|my|them)sel(f|ves) (throw up|vomit|sick(?! (with|of|from|crying|worrying|over|about|before (tests?|exams?|school|games?|class)))|puke|be sick),
      (throws?|throwing) up on purpose, (vomit|puk)\\w+ on purpose, (fingers?|toothbrush) down (her|his) throat,
      (purges|purging|bulimi\\w*), laxatives`,
    es: `
      (se )?provoc\\w+ (el |los )?vomitos?, vomit\\w+ (a proposito|aposta|adrede|a escondidas),
      (mete|metio) (los |el )dedos? (en la garganta|para (vomitar|devolver)), bulimi*, laxantes`,
    zh: '催吐, (抠|挖|扣)(喉咙|嗓子).{0,3}吐, (抠|挖)(喉咙|嗓子眼?)(?=.{0,4}(吐|呕)), 暴食症, 贪食症, 泻药',
  },
  starves: {
    en: `
      starv(es|ing|ed) (her|him|my|them)sel(f|ves), anorexi*,
      (hasnt|havent|has not|not|didnt) (eaten|eat|ate)( (anything|food|at all))? (in|for) ${DAYS}`,
    es: `
      se mata de hambre, anorexi*, (lleva|hace) ${DIAS} (sin comer|que no come)( nada)?(?= (·|y|ni|solo)|$),
      no (come|ha comido)( nada)? (desde )?hace ${DIAS}`,
    zh: '厌食症, 绝食, ([两二三四五六七几]|好几|[2-9])天(都)?(没|不)(怎么)?(吃(东西|饭)|进食)(?!.{0,2}(只|光|就)(喝|吃))',
  },
  refusesFood: {
    en: 'refus(es|ing) (to eat|food), wont eat, stopped eating, doesnt eat, hardly eats, barely eats, after (every|each) meal',
    es: 'no (come|quiere comer), dejo de comer, apenas come, despues de (comer|cada comida)',
    zh: '不吃, 不肯吃, 厌食, 吃完',
  },
  wasted: {
    en: 'skin and bones?, lost (\\d+|\\w+) (kilos?|kgs?|pounds|lbs|stone), (ribs|bones) (are )?(showing|sticking out)',
    es: 'en los huesos, (perdi(o|do)|bajo|bajado) (\\d+|\\w+) (kilos?|kg|libras), se le (ven|marcan) los huesos',
    zh: '皮包骨, 瘦得?只?剩?(骨头|脱相), 瘦了.{0,4}斤',
  },
  lowMood: {
    en: 'depressed, hopeless, (really|so|very|pretty) (down|low), in a dark place, despair*',
    es: 'deprimid*, decaid*, desesperad*, muy (mal|bajon*)',
    zh: '抑郁, 绝望, 情绪低落, 很低落',
  },
  fondOf: { en: 'likes, loves', es: 'le gustan?, le encantan?', zh: '喜欢, 爱玩' },
  wristLines: {
    en: '(wrists?|forearms?|thighs?) (have|has|had) (\\w+ )?(lines|scratches), lines (\\w+ )?(on|along|across) (his|her|their) (wrist|forearm|thigh)s?',
    es: '(rayitas|lineas|rayas) (\\w+ )?(en|por) (la|las|sus|los) (muneca|muslo|antebrazo)s?',
    zh: '(手腕|大腿).{0,4}(一条条|一道道|好几条)',
  },
  withChild: {
    en: 'with (my|the|our) (baby|kids?|children|son|daughter|twins|toddler), (my|the|our) (baby|kids?|children|son|daughter) in (my arms|the car)',
    es: 'con (mi|mis|los|las|el|la) (hij|nin|bebe|nen|peque|gemel|crio)\\w*, con (el|ella|ellos) en brazos',
    zh: '(抱|带|拉|牵|搂)(着|上)?(我的?)?(娃|孩子|宝宝|宝贝|他|她|儿子|女儿|两个)',
  },
  crashes: {
    en: `
      (drive|driving|crash|crashing|run|running|steer\\w*) (\\w+ ){0,4}(off|into|over) (a|the) (bridge|wall|tree|cliff|river|lake|truck|edge),
      (?<!go )jump(ing)?(?! (rope|on|in|up|around|into the pool))`,
    es: '(estrell|choc|estamp|tir|lanz|avent|arroj)ar(me|nos|se|te)(?! (en (trineo|tirolina|paracaidas|parapente)|al agua|a la (piscina|alberca|pileta)|por (el|un) tobogan)), salt(o|ar) (de|del|desde|por)',
    zh: '跳楼, 跳(下去|河|桥|江|海|崖), 冲(下|进|向)(桥|河|江|山|海)?, 撞(车|墙|山|树)',
  },
} as const satisfies Record<string, Words>
