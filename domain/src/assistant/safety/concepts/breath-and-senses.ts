import type { Words } from './words.ts'

/** A cramp of the leg and a fit are one word in Chinese: a limb or a sport just before it tells them apart. */
const NO_CRAMP =
  '(?<!((腿|(?<!手)脚|胃)(肚|肚子|趾|趾头)?|肚子|球|跑步|游泳|跳绳|跳舞|运动|训练|比赛|写.{0,6}手|笑得?到?)(的?时候?|完)?(老是?|总是?|经常|一直|又|突然|都|会|在|有点){0,3})'

/** Breath, colour, consciousness. */
export const breathAndSenses = {
  breath: {
    en: 'breath*, breeth*, get (any )?air, inhale, exhale, (getting|gets?) (any |enough )?air',
    es: 'respir(?!os?(?![a-z]))*, coger aire, tomar aire, entra (el )?aire',
    zh: '呼吸, 喘气, 气都?喘, 喘得上',
  },
  failing: {
    en: `
      not, cant, cannot, couldnt, stopp*, stops, isnt, aint, wont, barely, hardly, strugg*, trouble, difficult*, hard,
      harder, labou?red, fast, rapid*, shallow, weird*, funny, noisy, gasp*, short of, fighting, problem*, strange,
      whistl*, sucking`,
    es: `
      no, apenas, casi, cuesta, costando, dificult*, mal, rar[oa], rapido, agitad*, dej[oa] de, paro de, pit*, silb*,
      trabajo, fatal, ronc*, hund*`,
    zh: '困难, 急促, 没, 不, 停, 弱, 很快, 费力, 吃力, 异常, 奇怪, 特别快, 声音, 费劲, 困',
  },
  calming: {
    en: `
      deep, calm*, exercise*, slow, smell*, bad breath, technique*, hold* (his|her) breath, fresh, box breathing,
      into a paper, under my breath, save, just to breathe, through (his|her|the|my) nose, stuffy, blocked nose`,
    es: `
      hond[oa], profund*, calm*, ejercici*, tecnica*, relaj*, aliento, tranquil*, hablar? sin, para respirar, por la nariz,
      nariz tapada, mocos`,
    zh: '深呼吸, 练习, 放松, 口气, 冷静, 平静, 瑜伽, 呼吸道, 鼻塞, 鼻子不通',
  },
  airless: {
    en: `
      (choking|fainting|pass ?out|blackout|tide pod|benadryl) (game|challenge), ribs (are )?(showing|sucking|pulling|sticking), chest (is |keeps )?(sinking|sucking|caving|pulling),
      nostrils flaring, asthma attack, inhaler (isnt|is not|not|doesnt|didnt) (\\w+), blue inhaler, croup*, stridor,
      suffocat*, smother*, short of breath, out of breath (all|and|just), ribs (show|suck)*,
      (like|sounds like) a seal, barking cough, (wont|cant) stop choking, keeps choking`,
    es: `
      (juego|reto) de(l| la)? (asfixia|apagon|desmayo), (se le )?hund(e|en) (el pecho|las costillas), pecho hundid*, aletea*, ataque de asma, inhalador no, asfixi*,
      le falta el aire, falta de aire, se queda sin aire, se ahoga (y|al|con la|por la|cuando),
      (se le )?marcan las costillas, costillas (al|cuando) respir*, como una foca, tos de perro,
      no para de (atragantarse|ahogarse|asfixiarse)`,
    zh: `
      胸口凹, 窒息(游戏|挑战), 昏迷挑战, 三凹, 鼻翼, 哮喘(发作|犯), 窒息, 闷住, 捂住(口鼻|嘴|脸), 憋气, 没气了(?!球|车|的), 断气,
      胸口.{0,6}(陷|凹), 喘得(厉害|不行|慌|很), 像海豹, 像狗叫, 一直呛, 呛个不停, 呛得`,
  },
  paleOrBlue: {
    en: 'blue, bluish, blueish, purple, grey, gray, white as, ashen, deathly pale, really pale, so pale',
    es: 'morad*, azul, azules, azulad*, amoratad*, gris, palid[oa]s?, blanc[oa] como',
    zh: '发紫, 发青, 变紫, 变青, 发乌, 紫绀, 发绀, 发黑, 憋紫, 惨白, 煞白, 没血色, 铁青',
  },
  faceOrLips: {
    en: `
      lips?, mouth, tongue, fingernails, nails, (his|her|the) (face|skin|hands|feet),
      babys? (is|has|went|turned|turning|looks|looked|gone|face|skin), newborn,
      (he|she|hes|shes) (is |went |turned |is turning |turning |goes |has gone |keeps turning )`,
    es: 'labio*, boca, lengua, cara, unas, (se|me) (le )?(esta )?(puso|pone|poniendo|ha puesto|quedo), bebe',
    zh: '嘴唇, 脸, (?<!顶|斗|拌|插|吵|多)嘴, 面色, 指甲, 手脚, 全身, 浑身',
  },
  paint: {
    en: `
      paint*, marker*, popsicle, ice ?pop, candy, lolly, blueberr*, makeup, cream, slime, costume, dye, mood,
      baby blue, hair, losing, lost, about, cold`,
    es: 'pintur*, pintad*, rotulador*, helado, caramelo, arandan*, maquillaje, disfraz, pelo, frio, comer, hinch',
    zh: '颜料, 画, 彩笔, 冰棍, 糖, 化妆, 染, 头发, 冻',
  },
  stuck: {
    en: 'stuck, lodged, wedged, caught, jammed, went down the wrong, cant get it out',
    es: 'atrag*, atasc*, ator*, se (le )?(ha )?qued(o|ado), atraves*, encajad*',
    zh: '卡, 噎, 呛, 堵',
  },
  throat: {
    en: 'throat, windpipe, airway, esophagus, gullet, trachea',
    es: 'garganta, traquea, esofago, cuello',
    zh: '喉咙, 嗓子, 气管, 食道, 喉',
  },
  chokes: {
    en: 'choking, choked, chokes, choke',
    es: 'atragant*, asfixi*, ahogando',
    zh: '噎, 呛',
  },
  morsel: {
    en: `
      grape*, hot ?dog*, sausage*, nut, nuts, peanut*, popcorn, candy, sweet, carrot*, apple, meat, chicken, bone,
      fishbone, food, bread, marshmallow*, cherry, tomato, jelly, raisin*, olive, lego, coin, milk, bottle, toy,
      balloon, steak`,
    es: `
      uva*, salchicha*, frutos secos, cacahuete*, palomita*, caramelo, zanahoria, manzana, carne, pollo, espina,
      hueso, pan, aceituna, gominola, lego, moneda, leche, juguete, globo, comida, jamon`,
    zh: `
      葡萄, 果冻, 花生, 坚果, 糖, 枣, 龙眼, 鱼刺, 骨头, 肉, 馒头, 汤圆, 年糕, 瓜子, 豆, 苹果, 奶, 饭, 玩具, 硬币, 米`,
  },
  voiceless: {
    en: `
      (cant|cannot|couldnt|isnt|not|wont) (even )?(cough*|talk*|speak*|cry|crying|make a (sound|noise)|get a (word|sound) out),
      no sound, drool*, silent`,
    es: `
      no (puede|pued*) (ni )?(toser|hablar|tragar|llorar|emitir), no (le )?sale (la )?(voz|sonido), babe*, sin sonido,
      no habla ni`,
    zh: '咳不出, 说不出话, 哭不出, 发不出声, 流口水, 脸憋, 喘不',
  },
  senseless: {
    en: `
      unrespons*, lifeless, out cold, blacked out, passed out, passes out(?! (candy|candies|sweets|snacks|treats|cookies|cards|flyers|papers|invitations|stickers|at \\d|every night|the |his |her )), passing out, limp, floppy, unconscious,
      lost consciousness, not conscious, faint(ed|ing), collapsed, letharg*, in and out of,
      wont come (round|to|around), rag ?doll, limpy, went floppy`,
    es: `
      inconscient*, desmay*, perdi(o|do) (el conocimiento|la conciencia|el sentido),
      sin (conocimiento|sentido|conciencia), flacid*, desplom*, desvanecio,
      (muy|todo|toda) (dormid|adormilad|laci|fof|blandit)*, como un (trapo|muneco),
      no reacciona(?! (a|al|ante|cuando|si|con))`,
    zh: `
      不省人事, 晕倒, 晕过去, 晕厥, 昏, 软绵绵, 瘫软, 没知觉, 失去知觉, 失去意识, 没意识(?!到), 神志不清, 休克,
      一动不动, 没动静了, 软塌塌, 软趴趴`,
  },
  cannotWake: {
    en: `
      (wont|cant|cannot|doesnt|isnt|not|hard to|difficult to|impossible to|unable to|wouldnt|couldnt|trying to|never) (\\w+ ){0,2}(wake|waking|woke|rouse|stay awake|open (his|her) eyes)`,
    es: '(no|apenas|cuesta|imposible|cuesta mucho) (\\w+ ){0,3}(despiert[ao]?|despertar\\w*|abre los ojos)',
    zh: '叫不醒, 弄不醒, 摇不醒, 怎么叫都不醒, 叫也不醒, 睁不开眼, 醒不过来, 不醒了',
  },
  morning: {
    en: `
      school, (in the|every) morning*, mornings, alarm*, weekend*, noon, nap, naps, pee*, wet*, toilet, bed ?wet*,
      teen*, late, schedule, through the night, at night, dry, early, for (school|work|practice|breakfast|church),
      dreams?, brother, sister, lazy, sheets, in time`,
    es: `
      cole, colegio, escuela, instituto, manana*, despertador, alarma, finde*, tarde, siesta, pis, pipi, moja*,
      noche*, seco, temprano, clase, bano, perezos*, pronto`,
    zh: '上学, 早上, 早晨, 早起, 闹钟, 迟到, 起床, 尿, 周末, 午睡, 赖床, 晚上不, 夜里, 懒, 中午',
  },
  unresponsive: {
    en: `
      (wont|cant|doesnt|isnt|not|barely|wouldnt|couldnt|stopped) (\\w+ ){0,2}(respond*|react*|moving|move|mov),
      wont (wake|stay awake|wake up)`,
    es: `
      no (\\w+ )?(responde|reaccion*|se mueve|contesta|se despierta), apenas (reaccion*|respond*|se mueve),
      no responde a su nombre`,
    zh: '没反应, 没有反应, 不动了, 动不了, 叫不应, 没声音了, 不会动, 叫(他|她|名字)?(也|都)?(不理|不应)',
  },
  seizure: {
    en: 'seizing, seizures?, convuls*, (having|had|has) a fit(?! of), epilep*',
    es: 'convuls*, ataque epileptic*, epilep*',
    zh: `
      抽搐, 惊厥, 抽风, 癫痫, 抽了.{0,4}(分钟|次|下), 一直(在)?抽(?!屉|烟|奖|查),
      ${NO_CRAMP}抽筋`,
  },
  longAgo: {
    en: `
      last (year|summer|winter|month|spring), years ago, months ago, when (he|she) was (little|a baby|small),
      back then`,
    es: '(el )?(ano|verano|invierno|mes) pasado, hace (\\w+ )?(anos|meses), de pequen[oa], cuando era',
    zh: '去年, 前年, 以前, 几年前, 上个月, 小时候, 曾经',
  },
  shakes: {
    en: 'shak(es|ing)|shook, jerk*, twitch*, trembl*, convuls*, spasm*, stiff*, rigid',
    es: 'tembl*, tiembl*, sacud*, convuls*, espasm*, rigid*, ties[oa], agarrot*',
    zh: '抖, 抽动, 抽筋, 颤, 僵硬, 僵直, 痉挛, 一抽一抽',
  },
  wholeBody: {
    en: `
      all over, (whole|entire) body, uncontroll*, eyes (\\w+ )?(roll*|back|up), (rolled|rolling) (back|up), foam*,
      (arms|hands) and legs, limbs, violently, unrespons*, fever, stares, staring, out of it, wont answer,
      on the floor and, one side, half (of )?(his|her) body, wont look`,
    es: `
      enter[oa], tod[oa] (el|la)? ?(cuerpo)?, el cuerpo, ojos (en blanco|vueltos|girados|hacia arriba), espuma,
      brazos y (las )?piernas, sin control, fiebre, mirada (perdida|fija), no responde, medio cuerpo, un lado, mirada`,
    zh: '全身, 浑身, 翻白眼, 白沫, 眼睛(往上|上翻|直), 手脚, 四肢, 高烧, 发烧, 牙关, 两眼, 半边',
  },
  nervous: {
    en: `
      fear, afraid, scared, cold, freezing, excite*, nervous, stage, laugh*, shake hands, milkshake*, handshake,
      shake off, dance, dancing, presentation, knee`,
    es: 'miedo, nervi*, frio, emocion*, risa, exposicion, clase, baile, bailar',
    zh: '紧张, 害怕, 冷, 兴奋, 激动, 笑, 抖腿, 上台, 抖音, 抖动',
  },
  eyesRolled: {
    en: `
      eyes (\\w+ )?rolled (back|up), eyes rolling back(wards)?, eyes (are )?(in the )?back of (his|her) head,
      foam* at, foam\\w* (\\w+ ){0,5}(mouth|lips), froth* at`,
    es: 'ojos (en blanco|vueltos), espuma por la boca, espuma ~ boca',
    zh: '口吐白沫, 两眼上翻, 眼睛上翻, 吐(白)?沫, 吐泡沫, 口吐泡沫, 冒白沫',
  },
} as const satisfies Record<string, Words>
