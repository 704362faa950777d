import { matcher, plain } from '../plain.ts'

/** What a reply never speaks of, in any language: the engine's own words take over. */
const WORDS = [
  // Diagnoses.
  '\\b(diagnos\\w*|adhd|tdah|autis\\w*|asperger|bipolar|ocd|dyslexi\\w*|dislexi\\w*|disorder|trastorno)\\b',
  // Drugs and doses.
  '\\b(ibuprofen\\w*|paracetamol|acetaminophen|melatonin\\w*|ritalin|methylphenidate|metilfenidato|benadryl|aspirin\\w*|dosage|dose|doses|dosis|medicat\\w*|medicament\\w*|antidepress\\w*|antidepresiv\\w*)\\b',
  '\\b\\d+ ?(mg|ml|mcg|milligram\\w*|miligram\\w*)\\b',
  // Hitting, shaming, withholding.
  '\\b(spank\\w*|smack\\w*|slap\\w*|whip\\w*|azot\\w*|cachet\\w*|bofetad\\w*|nalgad\\w*|correazo)\\b',
  '\\b(without|no|skip|withhold|sin) (dinner|supper|food|cena|cenar|comida)\\b',
  '\\b(shame (him|her|them|your child)|lock (him|her|them)|averguenz\\w*|encierr\\w*)\\b',
  // Law and custody.
  '\\b(custody|lawsuit|lawyer|attorney|custodia|abogad\\w*|demanda judicial)\\b',
  // Labels, promises, poses.
  '\\b(lazy|naughty|spoiled|manipulative|perezos[oa]|vag[oa]|malcriad[oa]|manipulador\\w*)\\b',
  '\\b(guarantee\\w*|will definitely|always works|never fails|garantiz\\w*|siempre funciona|nunca falla)\\b',
  '\\bas (a|your) (therapist|doctor|psychologist|pediatrician|paediatrician|human|mother|father|parent myself)\\b',
  '\\bcomo (tu )?(terapeuta|medic[oa]|psicolog[oa]|pediatra|madre|padre)\\b',
  // What nobody needs to know who is asked for advice.
  '\\b(passwords?|credit cards?|bank accounts?|contrasenas?|tarjetas? de credito|cuentas? bancarias?)\\b',
  // The machinery itself.
  '\\b(system prompt|my instructions|mis instrucciones|language model|modelo de lenguaje|data points|data question)\\b',
  '诊断|多动症|自闭|阿斯伯格|抑郁症|焦虑症|强迫症|障碍',
  '布洛芬|对乙酰氨基酚|褪黑素|利他林|剂量|毫克|毫升|吃药|用药|药物',
  '打屁股|打手心|扇耳光|(可以|适当|适度)体罚|揍|罚站|不给吃|不许吃饭|饿他|关小黑屋|羞辱(他|她|孩子)',
  '抚养权|监护权|律师|起诉',
  '懒惰|坏孩子|没出息|被惯坏',
  '保证(有效|能|会)|一定(有效|会好|能好)|肯定有效|百分之百',
  '作为(一名|一个|你的)?(医生|心理医生|治疗师|咨询师|妈妈|爸爸)',
  '密码|银行卡|信用卡',
  '系统提示|语言模型|我的指令',
].join('|')

const banned = new RegExp(WORDS)
const LINK = /https?:|www\.|<[a-z/!]|\[[^\]]*\]\(|@\w+\.\w|[a-z\d-]{2}\.[a-z]{2,}/i

export const isBanned = (sentence: string) => LINK.test(sentence) || matcher(plain(sentence))(banned)
