import type { Words } from './words.ts'

const OFTEN =
  '(?:(?:is|was|always|often|constantly|keeps?|still|just|sometimes|likes? to|loves to|has|started|starts|wont stop|cant stop|not to|to|never stops|been) ){0,3}'
const PRIVATES =
  '(privates?|private (parts?|area)|penis|willy|wee ?wee|pee ?pee|vagina|vulva|crotch|groin|genitals?|bum|bottom|pants|underwear|diaper|nappy)'
const AT =
  '(?:touch(?:es|ing)?|rub(?:s|bing)?|grab(?:s|bing)?|hold(?:s|ing)?|play(?:s|ing)? with|pull(?:s|ing)? (?:at|on))'
const HAND = '(?:has|have|puts?|putting|sticks?)(?: always)? (?:his|her|their) hands? (?:in|down|inside)'
/** No child that might touch ours. */
const OURS =
  '(?<=^|\\b(?:my|our) (?:(?:\\d+|one|two|three|four|five|six|seven|eight|little|youngest|oldest|year|years|month|months) ){0,3})'

/** What everyday things are said with the words of danger, and what tells them apart. */
export const everyday = {
  touchesSelf: {
    en: `
      (son|${OURS}boy|he|hes) ${OFTEN}(${AT}|${HAND}) his (own )?${PRIVATES},
      (daughter|${OURS}girl|she|shes) ${OFTEN}(${AT}|${HAND}) her (own )?${PRIVATES},
      (${OURS}(kid|child|old|\\d+ ?yo)|toddler|baby|preschooler) ${OFTEN}(${AT}|${HAND}) (his|her|their|its) (own )?${PRIVATES},
      (kid|child|one|old|\\d+ ?yo) ${OFTEN}(${AT}|${HAND}) ((his|her|their) own|its) ${PRIVATES},
      ${AT} (him|her|them)sel(f|ves)( down there)?, masturbat*`,
    es: `
      (se (toca|frota|agarra|rasca|coge)|tocarse|tocandose|frotarse|agarrarse) (?:(?:mucho|siempre|todo|el|dia|rato|las?|los|sus?|mis?|por|de|alli) ){0,3}(partes( intimas| privadas)?|pene|pito|pilila|pipi|vulva|vagina|genitales|ahi abajo|abajo|ahi|entrepierna|culo|intimidad),
      se (mete|mete siempre) la mano en el (panal|pantalon|calzoncillo), se masturb*, masturbarse`,
    zh: `
      (儿子|女儿|孩子|宝宝|娃|男孩|女孩|岁的?|闺女|小朋友)[老总是一直经常爱喜欢睡觉前午每天又会用手的时候在换尿布洗澡看电视]{0,10}(摸|玩|抓|揉|抠)(自己)?的?(小鸡鸡|下面|下体|下身|私处|隐私部位|生殖器),
      (摸|玩|抓|揉|抠|蹭)自己的?(小鸡鸡|下面|下体|下身|私处|隐私部位|生殖器), 自慰, 夹腿`,
  },
  pain: {
    en: 'hurts?, pain*, sore, burns, bruis*, torn, swollen, discharge',
    es: 'duele*, dolor*, arde, ardor, irritad*, hinchad*, moret*, flujo',
    zh: '疼, 痛, 红肿, 受伤, 分泌物',
  },
  tells: {
    en: 'says, said, told, tells, taught, showed',
    es: 'dice que, dijo, cuenta que, conto, enseno, explico',
    zh: '说(是|有|他|她|叔|爷|爸|哥|老师), 告诉, 教的, 教她, 教他',
  },
  playground: {
    en: 'trampoline*, puddle*, pool, bounc*, playground, slide, park, rope, mattress, diving board, dance*, joy',
    es: 'cama elastica, brincolin, trampolin*, charco*, piscina, alberca, pileta, parque, tobogan, cuerda, comba',
    zh: '蹦床, 跳床, 跳绳, 跳舞, 水坑, 泳池, 滑梯, 公园, 跳远, 跳高, 蹦蹦',
  },
  otherChild: {
    en: 'sister*, brother*, cousin*, step(sister|brother), friend*, (another|other|older) (kid|boy|girl|child)*',
    es: 'herman*, prim[oa]s?, amig*, otr[oa]s? (nin|chic)*',
    zh: '妹, 弟, 姐, 哥, 表, 堂, 同学, 朋友',
  },
} as const satisfies Record<string, Words>
