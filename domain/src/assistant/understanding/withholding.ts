import { matcher, plain } from '../plain.ts'

/** What no child goes without: food, sleep, the toilet, closeness; and nobody is locked in or out. */
const FOOD = {
  en: '(?:dinner|supper|lunch|breakfast|tea|food|eating|meals?)',
  es: '(?:cenar?|com(?:er|ida)|almorzar|desayunar?|merendar)',
} as const
const NEED = {
  en: `(?:${FOOD.en}|eat|sleep|drink|water|pee|hugs?|affection|love|(?:use |go to )?(?:the )?(?:toilet|bathroom|potty))`,
  es: `(?:${FOOD.es}|dormir|beber|agua|hacer (?:pis|pipi)|orinar|(?:ir |usar )?(?:al |el )?bano)`,
  zh: '(?:吃晚?饭|吃东西|饭吃|睡觉?|上厕所|尿尿|喝水|抱抱?)',
} as const
const CHILD = {
  en: '(?:him|her|them|my \\w+|the (?:kids?|child|children))',
  zh: '(?:他|她|孩子|娃|小孩|宝宝|儿子|女儿)?',
} as const
const DENIED = '(?:不许|不让|不给|不准)'
const RIGHT = '(?:可以吗|可不可以|行吗|行不行|好吗|好不好|对吗|有用吗|管用吗|合适吗|能行吗|应该吗)'

/** A parent takes such a thing away, or asks whether to. A child who will not eat takes nothing from anybody. */
const WORDS = [
  `\\b(?:send(?:ing)?|put(?:ting)?|mak(?:e|ing)|leav(?:e|ing)) ${CHILD.en} (?:to bed |(?:to )?go to (?:bed|sleep) )?without (?:any |his |her |their )?${FOOD.en}\\b`,
  `\\b(?:can|could|should|may) (?:i|we) (?:just |ever )?(?:not (?:let|allow|give)|withhold|deny|refuse|take away|skip) (?:${CHILD.en} |his |her |their )?(?:to |have )?${NEED.en}\\b`,
  `\\b(?:not|dont|wont|never) (?:let|allow|give) ${CHILD.en} (?:to |have )?${NEED.en}\\b.{0,12}\\b(?:until|till|unless|as (?:a )?punish)`,
  `\\bno (?:dinner|supper|lunch|food|toilet|bathroom) (?:until|till|unless|if|for) (?:he|she|they|him|her|them|homework|the homework)\\b`,
  '\\b(?:no|without) (?:dinner|supper|lunch|food|water|sleep|toilet|bathroom|hugs?)\\b.{0,12}\\bas (?:a )?punish',
  `\\bwak(?:e|ing) ${CHILD.en} (?:up )?(?:\\w+ ){0,4}as (?:a )?punish`,
  `\\bwithhold(?:ing)? (?:\\w+ )?${NEED.en}\\b|(?<!\\b(?:give|gives|gave|giving|gets?|got|gotten) (?:me|us) (?:the )?)\\bsilent treatment\\b`,
  `\\block(?:ing)? ${CHILD.en} (?:in|inside|out|up)\\b`,
  `\\b(?<!\\bme )(?:(?:mand|dej|acost|castig|envi)ar(?:l[oae]s?)?|mando|dejo|acuesto|castigo|envio) (?:\\w+ ){0,5}sin ${FOOD.es}\\b`,
  `\\b(?:puedo|debo|deberia|esta bien|se puede|esta mal) (?:no (?:dejar|dar|permitir)|prohibir|quitar)\\w* (?:\\w+ ){0,2}${NEED.es}\\b`,
  `\\bno (?:lo |la |le |los |las )?(?:dejo|dejar\\w*|doy|permito) (?:\\w+ )?${NEED.es}\\b.{0,20}\\b(?:hasta|como castigo)\\b`,
  `\\bsi no (?:hace|termina|acaba|obedece|recoge|pide perdon|se porta)\\b.{0,25}\\bno (?:cena|come|duerme|hay (?:cena|comida))\\b`,
  '(?<!\\bse )\\b(?:lo|la|los|las) encierr\\w+|\\bencerrar(?:l[oae]s?)\\b|\\bdejar(?:l[oa]s?) encerrad\\w+|\\bley del hielo\\b',
  `^我?${DENIED}(?:他|她|孩子|娃)${NEED.zh}$|${DENIED}${CHILD.zh}${NEED.zh}.{0,2}(?:作为|当作?)(?:惩罚|处罚)`,
  `[不没].{1,8}就?${DENIED}${CHILD.zh}${NEED.zh}`,
  `(?:可以|可不可以|能|能不能|该不该|应该|要不要|罚|惩罚)${CHILD.zh}(?:${DENIED}${CHILD.zh}${NEED.zh}|饿(?!了|着了|不饿|不))`,
  `(?:${DENIED}${CHILD.zh}${NEED.zh}|饿(?:他|她|孩子|一顿)).{0,6}${RIGHT}|饿(?:他|她|孩子)?一顿`,
  `把${CHILD.zh}(?:一个人)?[关锁](?:在|进|到|起来)|小黑屋|关禁闭|锁在门外|冷暴力|不理${CHILD.zh}.{0,4}(?:惩罚|${RIGHT})`,
].join('|')

const withheld = new RegExp(WORDS)

/** The parent thinks of taking away what a child cannot do without. */
export const asksOfWithholding = (message: string) => matcher(plain(message.slice(0, LONGEST)))(withheld)
const LONGEST = 1000
