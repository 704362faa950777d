import { matcher, plain } from '../plain.ts'

const DRUG = {
  en: '(?:melatonin\\w*|ibuprofen\\w*|paracetamol|acetaminophen|tylenol|calpol|motrin|advil|benadryl|antihistamines?|aspirin|ritalin|concerta|adderall|methylphenidate|antibiotics?|antidepress\\w+|sedatives?|(?:sleeping )?pills?|meds?|medicines?|medications?|(?<!\\b(?:maple|chocolate|corn|golden|date|fruit) )syrup|doses?|dosage)',
  es: '(?:melatonina|ibuprofeno|paracetamol|apiretal|dalsy|ritalin\\w*|concerta|antibiotic\\w+|antihistaminic\\w+|aspirina|medicament\\w+|medicinas?|medicacion|jarabes?(?! de (?:chocolate|arce|maple|maiz|fresa|agave|fruta))|pastillas?|dosis|antidepresiv\\w+)',
  zh: '(?:布洛芬|美林|对乙酰氨基酚|褪黑素|利他林|专注达|抗生素|头孢|阿莫西林|剂量|糖浆|(?<![山芍火炸])药)',
} as const
const CONDITION = {
  en: '(?:adhd|autis\\w+|aspergers?|(?:on )?the spectrum|dyslexi\\w+|dyspraxi\\w+|dyscalculi\\w+|ocd|bipolar|depress(?:ed|ion)|tourettes?|anorexi\\w+|\\w+ disorder|neurodivergent)',
  es: '(?:tdah?|autis\\w+|asperger|tea|dislexi\\w+|dispraxia|discalculia|toc|bipolar\\w*|depresion|deprimid[oa]|trastorno\\w*|anorexia)',
  zh: '(?:自闭症?|孤独症|多动症?|抑郁症?|焦虑症|强迫症|阿斯伯格|感统失调|抽动症|阅读障碍|学习障碍|双相|躁郁症?|厌食症|发育迟缓|adhd)',
} as const
/** What parents also say of a fear and of a good pupil: only who asks for a name for it wants one. */
const FELT = { en: '(?:anxiety|gifted)', es: '(?:ansiedad|altas capacidades|superdotad[oa])' } as const
const SOMEONE_GIVEN = '(?:him|her|them|it|(?:my|our|the) \\w+)'
const SOMEONE = '(?:he|she|they|it|this|that|(?:my|our) \\w+)'

/** What only a doctor, a psychologist or a lawyer may say. On plain text; Chinese without its spaces. */
const KINDS = {
  medicine: [
    `\\b(?:can|could|should|may) (?:i|we|${SOMEONE})\\b.{0,30}\\b${DRUG.en}\\b|\\b(?:what|which|how (?:much|many|often))\\b.{0,25}\\b${DRUG.en}\\b|\\b(?:is|are) ${DRUG.en} (?:safe|ok|okay|bad|good)\\b|\\b${DRUG.en}\\b.{0,12}\\b(?:dose|safe)\\b|\\b(?:dosage|dosis)\\b|\\bdoses? of ${DRUG.en}\\b|\\bgiv(?:e|ing) ${SOMEONE_GIVEN}(?: \\w+){0,3} ${DRUG.en}\\b.{0,20}\\b(?:sleep|calm|quiet)`,
    `\\b(?:que|cual|cuant[oa]s?|cada cuanto|puedo|podemos|podria|debo|deberia|le (?:doy|damos|puedo dar)|es (?:seguro|bueno|malo)|sirve)\\b.{0,30}\\b${DRUG.es}\\b`,
    `(?:什么|哪种|多少|几片|几粒|几毫升|要不要|能不能|可以|可不可以|该不该|应该|能)\\p{Script=Han}{0,6}${DRUG.zh}|${DRUG.zh}\\p{Script=Han}{0,8}(?:多少|几片|几次|吗|怎么吃|安全|副作用|好不好)|剂量`,
  ],
  diagnosis: [
    `\\b(?:does|do|could|might|may|can) ${SOMEONE}(?: \\w+){0,2} (?:have|be|got)(?: \\w+){0,2} (?:${CONDITION.en}\\b|${FELT.en}$)|^(?:\\w+ ){0,2}(?:is|are) ${SOMEONE}(?: \\w+){0,2} (?:${CONDITION.en}\\b|${FELT.en}$)|\\b(?:signs?|symptoms?|tests?|diagnos\\w+)\\b.{0,15}\\b${CONDITION.en}\\b|\\b(?:signs?|symptoms?) of (?:being )?${FELT.en}\\b|\\bhow (?:do|can|would|to) (?:i |we |you )?(?:know|tell|find out)\\b.{0,30}\\b${CONDITION.en}\\b|\\bi (?:think|suspect|fear|wonder)\\b.{0,25}\\b(?:has|have|is|hes|shes|be)\\b.{0,8}\\b${CONDITION.en}\\b`,
    `\\b(?:tiene|es|esta|padece|sufre)(?: \\w+)? ${CONDITION.es}$|\\b(?:tendra|sera(?: que)?|podria|puede (?:ser|tener)|como (?:se|saber|puedo saber|sabemos|detecto|detectar)|sintomas|senales|signos|creo que)\\b.{0,25}\\b${CONDITION.es}\\b|\\b(?:tendra|sera(?: que)?|es|podria|puede (?:ser|tener)|como (?:se|saber|puedo saber))\\b(?: \\w+){0,4} ${FELT.es}$|\\b(?:sintomas|senales|signos) de ${FELT.es}\\b`,
    `(?:是不是|会不会|有没有|算不算|是否|像不像|怎么(?:判断|知道|看出)|怀疑|有|是)\\p{Script=Han}{0,6}${CONDITION.zh}(?:吗|么|呢|了)?$|${CONDITION.zh}(?:吗|么|的?(?:症状|表现|征兆))|怎么(?:判断|诊断|确诊).{0,6}${CONDITION.zh}`,
  ],
  law: [
    '\\b(?:how|can|could|should|do|does|what|who|where|need|want|file|fight)\\b.{0,30}\\b(?:custody|lawsuit|lawyers?|attorneys?|child support|alimony|visitation rights|restraining order|guardianship|parental rights|divorce papers)\\b|\\bis it (?:il)?legal\\b|\\bfamily court\\b|^(?:(?:full|joint|sole|shared) )?custody$|\\b(?:wants?|wanted|gets?|got|fight\\w*|asks?|asking|threaten\\w*)\\b(?: \\w+){0,3} custody\\b|\\b(?:can|could|will) (?:my|his|her) (?:ex|husband|wife|father|mother|dad|mom|mum)(?: just)? take the (?:kids?|children|child)\\b(?! (?:to|on|for|out|with)\\b)|\\bdivorce (?:lawyers?|attorneys?)\\b|\\b(?:(?:can|could|should|may) (?:i|we)|(?:how|want|like|going) to) sue\\b',
    '^custodia$|\\b(?:la custodia|custodia (?:compartida|total)|patria potestad|pension (?:alimenticia|de alimentos)|manutencion|regimen de visitas|demand(?:ar|o) al?|demanda (?:judicial|de divorcio)|orden de alejamiento)\\b|\\b(?:que|cual|necesito|busco|hay)\\b.{0,15}\\babogad[oa]s?\\b|\\bes (?:i)?legal\\b',
    '抚养权|监护权|抚养费|探视权|(?<!(?:当|做|成为|是)(?:一?[个名])?)律师|起诉|打官司|判给谁|孩子(?:归|跟)谁$|离婚协议|违法',
  ],
} as const
export type NotOurs = keyof typeof KINDS

/** Who will not take the medicine, has long been told what it is, or lives by what a court said, asks how to live with it. */
const DAILY = {
  medicine:
    /\b(?:refus\w+|wont|will not|doesnt want|hates?|spits?|get (?:him|her|them) to|rewards?|rewarding|points|stars|stickers?|prizes?|make (?:him|her|them)|forgets?|no quiere|se niega|escupe|odia|como (?:hago|logro|consigo)|premi\w+|recompens\w+|puntos)\b|不肯|不愿|不想|不爱|不吃|哄|怎么让|加分|积分|奖励/,
  diagnosis: /\b(?:doctor|diagnosed with|diagnosticad[oa]|medico)\b|医生说|确诊了/,
  law: /\b(?:help (?:him|her|them|my|our|the)|ayud\w+ a (?:mi|mis|nuestr\w+)|be(?:come)? an? (?:lawyer|attorney)|ser abogad[oa]|(?:custody|visitation) (?:schedule|calendar|week|weekend|exchange)s?)\b|适应/,
} as const

const kinds = Object.entries(KINDS).map(([kind, words]) => ({
  kind: kind as NotOurs,
  words: new RegExp(words.join('|'), 'u'),
}))

export function notOursIn(message: string): NotOurs | null {
  const text = plain(message.slice(0, LONGEST))
  const matches = matcher(text)
  const found = kinds.find(({ kind, words }) => matches(words) && !DAILY[kind].test(text))
  return found?.kind ?? null
}
const LONGEST = 300
