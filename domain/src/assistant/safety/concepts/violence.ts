import { DA, each, GOLPEA, HURTS } from './verbs.ts'
import type { Words } from './words.ts'

/** What people do to each other. */
export const violence = {
  hurtsSomeone: {
    en:
      each(
        HURTS,
        '(him|her|me|us|them)(?! (up for|off at|out|if|when .* ball))(?! (finger|fingers|knee|toe|foot|elbow|feelings|back|hand))(?! (at|in) (chess|the game|cards|uno|basketball|football))',
      ) +
      `, ${HURTS} (my|our|the) (little |big |baby )?(brother|sister|siblings|mom|mum|son|daughter|kids?|child|children|baby|toddler|boys?|girls?|little (one|girl|boy)|\\w+ year old), (burn*|twist*|broke|crush*|held) (his|her) (hand|hands|arm|fingers|head|face) (to|in|under|with|until), threw (things|something|a \\w+) at (him|her|me|us)`,
    es: `
      (me|nos|le|les|lo|la|los|las) (ha |esta )?${GOLPEA},
      ${GOLPEA} (mucho |siempre )?(a )?(mi|mis|al|a la|el|la|los|nuestr\\w+) (hij[oa]s?|nin[oa]s?|bebe|peque\\w*|cri[oa]s?|chic[oa]|herman\\w+|madre|mama)`,
    zh: `
      ${DA}(了|着|过|得|伤|完|死|起来)?(我|孩子|娃|宝宝|儿子|女儿|他|她|小孩|我们|闺女|我弟|我妹|我妈)(?!的(玩|手机|积木))`,
  },
  confines: {
    en: `
      (lock|locks|locked|locking|shut|shuts) (him|her|us|me|them|my \\w+) (\\w+ )?(in|inside|out|up),
      wont let (me|us) (leave|out|go), (doesnt|wont) let (me|us) (leave|out|call|have (a|my) phone),
      took (my|our) (phone|keys|passport)s?, took my (\\w+ )?keys and,
      (doesnt|wont|isnt|not) (feed*|give) (him|her|them) (food|dinner|anything|to eat)?,
      (makes|made) (him|her) (kneel|stand) (\\w+ )?(for hours|outside|all night), without food,
      left (him|her|them) (\\w+ ){0,2}alone (for (\\w+ )?days|overnight|all (night|day|weekend))`,
    es: `
      (nos|me|lo|la|le) (\\w+ )?(encierra|encerr\\w+|encerrad\\w+)( con llave)?,
      no (nos|me) deja (salir|irnos|irme|llamar|hablar),
      (me|nos) (quit[oa]|escond[ei]\\w*) (el movil|las llaves|el telefono|el pasaporte), no le da(n)? de comer,
      sin comer (todo|como), (lo|la|los) dej(o|aron|a) sol[oa]s? (\\w+ ){0,3}(dias|noche|todo)`,
    zh: `
      (关|锁)(在|进|起来).{0,6}, 不让(我|我们)(出门|走|离开|打电话|出去), 不给(他|她|孩子)?(饭|吃的?|喝水), 罚跪, (?<!洗手?就?)不(许|准)吃饭(?!.{0,2}(说|看|玩)),
      收(走|了)我的?(手机|身份证|钥匙), (丢|扔|留)(在)?家.{0,3}(天|夜|晚)`,
  },
  violence: {
    en: `${HURTS}, violent, abus*, bruis*, black eye, fist*, weapon, threaten*, raises his (hand|fist)`,
    es: `${GOLPEA}, violent*, maltrat*, moraton*, moreton*, puno, amenaz*, agresiv* conmigo`,
    zh: '打, 踢, 踹, 掐, 摔, 动手, 家暴, 拳头, 砸, 发酒疯, 威胁',
  },
  meOrUs: {
    en: 'me, us, in front of (the|our|my) (kids|children|son|daughter|baby|boys|girls)',
    es: 'me, nos, delante de (los|mis|las|mi) (nin*|hij*|bebe)',
    zh: '我, 我们, 当着孩子',
  },
  threatens: {
    en: `
      threaten*,
      (hell|shell|he will|gonna|going to|wants to|want to|says he|said he|ill|swore|promised) (\\w+ ){0,3}kill (us|me|her|him|them|my|the (kids|baby|children|family)),
      kill (me|us) (if|and|all), kill us, (or|then|and) (hell |he will |shell )?kill me,
      kill me (if|when) i (leave|tell|call|go)`,
    es: `
      amenaz*, (nos|la|lo|los) (va a |quiere )?mat(a|ar|aria|are)(?= |$),
      (quiere|jura que|dice que|va a) (me |nos )?(va a )?mat(ar|arnos|arla|arlo)( si)?, matarnos,
      me va a matar si (me voy|lo dejo|hablo), nos mata a tod[oa]s`,
    zh: `
      威胁, (要|会|说)(杀|弄死|打死|砍|捅)(了)?(我|我们|孩子|全家|她|他|女儿|儿子|死), 杀了(我|我们|孩子),
      把(我|我们|孩子|他|她|女儿|儿子|全家)(弄死|杀|打死|砍), (杀|砍|灭)了?我?全家`,
  },
  deathThreat: {
    en: `
      (or|then|and) (hell |he will |shell )?kill (me|us)( too)?, kill (me|us) (if|when) (i|we) (leave|tell|call|go),
      hell kill (me|us|them|her|him) , kill us all, kill the (kids|children|baby),
      next time (itll|it will) be (me|my face|you|us),
      shoot (him|her|me|us|everyone|up the school|up his school|up school), stab (him|her|me|us|someone),
      (has|made|makes|wrote|writing|found|keeps) (a |his |her )?(hit|kill|death) list(?! of songs), gonna (shoot|stab), nobody (will|would|is going to) (ever )?find (us|me|the body), make (me|us|them) disappear`,
    es: `
      si (lo|la|le) dejo (\\w+ ){0,3}(mata|matara|matar\\w*), nos (mata|matara) a tod[oa]s, (mata|matara) a los ninos,
      nos va a matar, la proxima (vez )?(eres|sere|te toca),
      (lo|la|me|nos) (raja|rajan|rajar*|apunal*|va a disparar|pega un tiro), tirotear*, nadie (nos|me) encontrar*,
      hacernos desaparecer`,
    zh: `
      (杀|砍|灭)了?我?们?全家, (杀|弄死|砍死|捅死|打死)(我|我们|孩子)(和|们|娘|全)?, 同归于尽, 报复(全班|全校|社会|学校|所有人), 下次就是(我|你),
      (捅|砍)(死|伤)?(我|他|她|你|全班|他们|孩子|同学), 让我们?.{0,3}消失, 找不到我们`,
  },
  attacksMe: {
    en: `
      (grabbed|pulled|dragged|yanked|held|pinned|shoved|pushed|threw|slammed|picked) me (\\w+ )?(by the (hair|throat|neck)|against (the|a) (wall|door|car)|to the (floor|ground)|down the stairs|down and),
      (hands|hand) (around|on|round) my (neck|throat), (locked|locks) us in`,
    es: `
      me (\\w+ )?(agarr|jal|tir|cogi|empuj|estrangul|arrastr|lanz|estamp)\\w* (del (pelo|cuello)|contra|al suelo|por las escaleras|por el pelo),
      (nos|me) tiene encerrad*, me tiene (contra|en) (el suelo|la pared)`,
    zh: '(抓着?|揪着?|扯着?|拽着?)我的?头发, 掐(着|住)?我的?脖子, 把我(推倒|按|摔|往墙|踹), 把我们?(锁|关)在, 把我按在',
  },
  childHitsMe: {
    en: `
      (my|our|the) (\\w+ ){0,4}(son|daughter|kid|child|toddler|baby|boy|girl|preschooler|little one|old|\\d+ ?yo|kids|twins) (\\w+ ){0,3}(hit|hits|hitting|slap*|kick*|bites?|biting|scratch*|punch*|pinch*|push*|pulls|spits) (at )?(me|us|my (face|hair|arm|hand))( (in|on) (the|my) (face|head|arms?|hands?|legs?|back|belly|tummy|stomach|chest|shins?))?`,
    es: `
      (hij|nin|nen|niet)[oae]s? (\\w+ ){0,5}(me|nos) (ha |esta )?(peg|golp|muerd|mordi|aran|empuj|pellizc|da (\\w+ )?(golp|patad|manotaz|mordisc))\\w*( en (la|el|los|las) (cara|cabeza|brazos?|manos?|piernas?|espalda|barriga|tripa|pecho))?,
      (bebe|peque\\w*) (\\w+ ){0,5}(me|nos) (ha |esta )?(peg|golp|muerd|mordi|aran|empuj|pellizc|da (\\w+ )?(golp|patad|manotaz|mordisc))\\w*( en (la|el|los|las) (cara|cabeza|brazos?|manos?|piernas?|espalda|barriga|tripa|pecho))?`,
    zh: '(孩子|娃|宝宝|宝贝|儿子|女儿|闺女|小家伙|小宝|大宝).{0,6}(打|踢|咬|抓|挠|扇|推|捶)(了)?我(?!们)',
  },
  beatsMe: {
    en: `
      beats? me up(?! (in|at) (?!(front|the (?!game)|my|our|his|her|home|night|public|bed|school|work|times|least)\\b)),
      beat(s|ing)? me (badly(?! (in|at) (?!(front|the|my|our|his|her|home|night|public|times)\\b))|black), (chok|strangl)(es|ed|ing) me,
      (?<=\\b(s?he|they|who|hes|shes|sons?|daughter|kids?|child|children|toddler|baby|boys?|girls?|old|yo|\\d+yo|teens?|teenager|twins|brother|sister|husband|wife|partner|ex|boyfriend|girlfriend|dad|father|mom|mum|mother|stepson|stepdaughter|student)( (?!i |accident|mistake)\\w+){0,6} )broke my (nose|arm|wrist|ribs?|tooth|teeth|finger|jaw)(?! (\\w+ ){0,4}(accident|mistake)),
      (hits?|beats?|punch*|kick*) me (\\w+ ){0,4}(afraid|scared|terrified) of (him|her)`,
    es: `
      me (da|dio|dan|ha dado) (\\w+ )?palizas?\\b(?! (al?|en|jugando)\\b(?! (casa|mi|mis|publico)\\b)),
      me (rompio|partio|ha roto) (la|el|un|una) (nariz|brazo|labio|dedo|muneca|costilla|diente),
      me (pega|golpea|empuja) (\\w+ ){0,3}le tengo miedo`,
    zh: `
      把我打(伤|得|出血|骨折|倒), 打(断|伤)我, (拿|用)着?(铁|木|大)?(棍|棒|椅|凳|皮带)子?打我,
      (打|踢)我.{0,4}(怕|害怕)(他|她|儿子|女儿)`,
  },
  rages: {
    en: `
      punch* (holes|walls?|the (wall|door)),
      (smash|broke|break|breaks|kick|kicked|destroy)\\w* (the door|things|plates|furniture|doors|everything|my phone),
      throws (things|plates|furniture)`,
    es: `
      (golpea|da punetazos a|rompe|rompio|patea|destroza) (\\w+ )?(pared*|puerta*|cosas|platos|muebles|mi movil|todo)`,
    zh: '砸(东西|门|家|墙|手机)|摔东西|掀桌|踹门',
  },
  weapon: {
    en: 'knife, knives, gun, machete, axe, hammer, bat, weapon, acid',
    es: 'cuchill*, navaja, pistola, machete, hacha, martillo, un arma, acido',
    zh: '刀, 枪, 斧, 锤子, 棍, 硫酸',
  },
  menaces: {
    en: `
      threat*, point*, held, holding, waved, waving, came at, chas*, pulled, swung, to school, stab*, attack*, shoot*,
      at (me|us|him|her)`,
    es: `
      amenaz*, apunt*, saco, blandi*, persig*, al cole, al colegio, al instituto, clav*, apunal*, atac*, con un,
      dispar*`,
    zh: '威胁, 指着, 拿着, 追, 砍, 捅, 带(到|去)学校, 架在, 挥, 对着',
  },
  bruises: {
    en: `
      bruise*, black eye, handprint*, finger marks, welts, burn marks, belt marks, broken rib*,
      bite marks on (his|her) (back|thigh*|chest|bottom), cigarette burns`,
    es: `
      moraton*, moreton*, morados, cardenales, hematoma*, ojo morado, marcas de (dedos|golpes|cinturon|mano),
      verdugones, quemaduras`,
    zh: '淤青, 瘀青, 青紫, 乌青, 巴掌印, 鞭痕, 手印, 伤痕, 红印, 掐痕, 青一块紫一块, 烫的?疤, 烟疤',
  },
  sporty: {
    en: 'skat*, soccer, football, sports?, playing, climbing, bike, biking, learning to, gymnast*, karate, judo, rugby',
    es: 'patin*, futbol, deporte*, jugando, trep*, bici, aprender, gimnasia, karate, judo, rugby',
    zh: '滑冰, 轮滑, 踢球, 练, 学, 骑车, 运动, 体操, 跆拳道, 玩滑板',
  },
  unexplained: {
    en: `
      wont (say|tell|talk), doesnt (say|want to say|want to tell), every (weekend|time|visit|week),
      from (his|her|daycare|nursery|school|dads|the|my ex),
      after (being|staying|visiting|a visit|(his|her) dad|daycare|seeing|the weekend), keeps? (coming|showing),
      all over, cant explain, no explanation, (his|her|my) (ex|dad|dads|stepdad|teacher|boyfriend), leaves, left,
      hides, back from, scared to`,
    es: `
      no (quiere|me) (decir|dice|cuenta|contar), cada (vez|finde|fin de semana|visita|semana), de casa de(l| su)?,
      (vuelve|viene|llega|volvio|vino|llego), despues de (estar|ver|ir|la), por todo, sin explic*,
      su (padre|padrastro|profe), en la guarde*, cada vez que, deja`,
    zh: '不肯说, 不敢(讲|说), 不说, 每次, 每周, 老有, 总有, 从.{0,8}(回来|接回), 到处, 满身, 身上, 说不清, 遮, 躲',
  },
  drunken: {
    en: 'drunk, drinks, drinking, drunken, high, on drugs, wasted, sober',
    es: 'borrach*, bebid[oa], cuando (bebe|toma)|drogad*, ebri*',
    zh: '喝醉, 喝酒, 喝多, 酗酒, 吸毒, 醉',
  },
  scaredOfPartner: {
    en: `
      (scared|afraid|terrified|frightened) (of (my|him|what (he|she) (might|will|would))),
      (scared|afraid) (to go home|hell|he will|he might|of him), hiding from (him|my),
      need to (leave|escape|get away from) (him|my), walk on eggshells, domestic (violence|abuse), restraining order`,
    es: `
      miedo (de|a) que (\\w+ )?(me|nos) (mate|pegue|golpee|haga dano|viole|ahorque|encuentre),
      miedo (de|a) (mi (marido|pareja|novio|ex|esposo)|el|lo que (me|nos))(?! (perro|gato|agua|ruido|medico|dentista|colegio|cole))(?= (marido|me|nos|hace|va|mi|pareja|$)|$),
      violencia (de genero|domestica|machista), orden de alejamiento, escondid[oa]s? de (el|mi)`,
    zh: '家暴, 怕(老公|丈夫|他爸|前夫|男友)(打|杀|回来|喝|又), 躲(着|开)(老公|前夫|他爸|丈夫), 不敢回家',
  },
  gives: {
    en: 'give*, gave, giving, feed*, fed, slip*, put*',
    es: 'da, daba, dio, dan, esta dando, le da, le echa, pone, suministr*',
    zh: '喂, 给, 灌, 放',
  },
  sedative: {
    en: `
      sleeping (pill|tablet|med)*, sedative*, alcohol, vodka, whisk(e)?y, beer, wine, drugs, melatonin every,
      benadryl to (sleep|knock)`,
    es: '(pastillas|algo|gotas|jarabe) para dormir, somnifer*, sedante*, alcohol, drogas, vino, cerveza, aguardiente',
    zh: '安眠药, 镇静, 白酒, 啤酒, 喝酒, 毒品, 迷药',
  },
  toChild: {
    en: 'him, her, them, my (son|daughter|kid|baby|child|toddler), the (baby|child|kid|kids)',
    es: 'le, al (nino|bebe|peque), a (la nina|mi hij[oa]|los ninos)',
    zh: '孩子, 宝宝, 娃, 儿子, 女儿, 他, 她',
  },
} as const satisfies Record<string, Words>
