import type { Words } from './words.ts'

/** Taking leave, making plans, and what desperate people say. */
export const leaveTaking = {
  peace: {
    en: 'peaceful*, at peace, a relief, rest, the solution, free, a favou?r',
    es: 'descans*, alivio, en paz, la solucion, libre, un favor',
    zh: '解脱, 轻松了, 安静了, 一了百了, 就不(痛|累|疼|难受), 帮.{0,4}忙',
  },
  unreachable: {
    en: 'turned off (his|her) phone, phone (is )?off, (wont|isnt|not) answer*, wont pick up',
    es: 'apag(o|ado) (su|el) (movil|telefono), movil apagado, no (contesta|coge|responde)',
    zh: '关机, 不接电话, 联系不上',
  },
  sorryLove: {
    en: 'i love you, sorry for (everything|being), forgive me',
    es: 'te quiero, os quiero, perdon(ame|adme)?, lo siento por todo',
    zh: '我爱你, 对不起, 原谅我',
  },
  farewell: {
    en: `
      goodbye*, good bye*, said bye, saying bye, farewell, last (letter|message|post|words),
      see you (in|on) the (next|other), remember me, sorry for everything`,
    es: `
      despedida, despidi*, se despid*, despedirse, adios a tod*, adios para siempre, hasta siempre, acuerdate de mi,
      perdon por todo`,
    zh: '告别, 永别, 道别, 再见, 对不起爸妈, 别忘了我, 最后一次, 照顾好自己',
  },
  nextLife: {
    en: 'next life, after (im|i am) gone, goodbye (letter|note), farewell (letter|note), a will, his will, her will',
    es: 'otra vida, proxima vida, carta de (despedida|adios), nota de despedida, testamento',
    zh: '来世, 来生, 下辈子(?!也|还|都), 遗书, 遗言, 遗嘱, 后事',
  },
  lastWords: {
    en: 'message*, video*, list, letter*, note*, texts?, poem*, post*',
    es: 'mensaje*, video*, carta*, nota*, lista, poema*',
    zh: '视频, 短信, 信, 纸条, 遗',
  },
  parting: {
    en: `
      (gave|giving|gives|give|given) away (all|every\\w*|his (fav*|most|guitar|phone|dog|cat|best|stuff|things)|her (fav*|most|guitar|phone|dog|cat|best|stuff|things)),
      all (his|her|their) friends, everyone, everybody, gave (all )?(his|her) (stuff|things|belongings|dog|cat|pet)`,
    es: `
      (regal|repart)(o|ando|ado|a) (todas )?(sus|las) cosas, tod[oa]s sus amig[oa]s, todo el mundo, a todos,
      sus cosas mas queridas`,
    zh: '送(给)?(人|同学|朋友), 朋友圈, 所有人, 全送, 东西都(送|分), 每个(人|同学)',
  },
  movingOn: {
    en: `
      moving, moved, move, summer, vacation, last day, graduat*, transfer*, new school, holiday*, waves?, school bus,
      drop off, dropped`,
    es: `
      mudan*, mudar*, nos vamos, verano, vacaciones, fin de curso, ultimo dia, cambi* de (cole|colegio|casa),
      en la puerta`,
    zh: '搬家, 转学, 放假, 毕业, 暑假, 度假, 幼儿园门口, 上学, 旅行',
  },
  search: {
    en: `
      googl*, search*, looked up, looking up, look up, youtub*, browser, history, asked (chatgpt|siri|alexa|ai|google)`,
    es: 'busc*, googl*, historial, pregunt* a (google|siri|alexa|chatgpt)',
    zh: '搜, 查, 百度',
  },
  waysToDie: {
    en: `
      (to|ways to|how to|and) die, kill*, suicid*, painless*, hang, hanging, overdos*, ways to go,
      how many (pills|tablets|paracetamol), lethal, end it`,
    es: 'morir*, matar*, suicid*, sin dolor, ahorc*, cuantas pastillas, letal, quitarse',
    zh: '死, 自杀, 不疼, 无痛, 不痛, 多少片, 上吊, 割腕, 烧炭, 百草枯',
  },
  fatalWish: {
    en: `
      (car|truck|bus|train|lorry) (would |will )?(hit|hits|run|runs|ran) (over )?(him|her|me|them),
      (get|gets|got|be|was) (hit|run over|killed|shot), get (cancer|really sick|shot), never (come|came) back,
      crash(es)? and`,
    es: `
      (coche|camion|tren|carro|bus|autobus) (lo|la|le|me) (\\w+), (lo|la|me) atropell*, atropellen?, tener cancer,
      un accidente, (lo|la|me) mat(e|ara|en)(?= |$)`,
    zh: '被车撞, 车(把我|把他)?撞死, 得癌症, 得绝症, 出意外, 出车祸死, 被撞死, 一睡不醒',
  },
  seesThings: {
    en: '(sees|seeing|hears|hearing) (things|people|voices|someone)( talking)? (that|who|when) ((arent|isnt|are not) (really )?there|(no ?one|nobody) (is|else) (there|around|hears))',
    es: '(ve|oye|escucha|viendo|oyendo) (cosas|gente|personas|voces) que no (estan|existen|hay)',
    zh: '(看到|看见|听到|听见).{0,4}不存在的, 听(到|见).{0,8}说话.{0,4}没人',
  },
  imagined: {
    en: 'imaginary, pretend*, monsters?, bedtime, nightmare*, dreams?',
    es: 'imaginari*, monstruos?, pesadilla*, antes de dormir',
    zh: '想象, 怪兽, 怪物, 噩梦',
  },
  desperate: {
    en: `
      do something (to (my|him|her)self|stupid to|terrible to (my|him|her)self), nothing (left )?to live for,
      no will to live, lost the will to live, off (my|him|her)self,
      not (make|making) it to (morning|tomorrow|my next|her next|his next|next),
      (has|have) a plan to (do it|die|end|kill)*, god (to take|takes|take|would take) (him|her|me),
      driv* (us |me |myself |the car |it )?(off|into) (the|a) (bridge|tree|wall|river|cliff|truck|lake),
      wont be (here|around) (much|for) (longer|long),
      if (i|he|she) (just )?(didnt exist|wasnt here|werent here|werent around|wasnt around),
      wont be (a )?(problem|bother|burden|trouble) (\\w+ ){0,3}(longer|any ?more|soon),
      (sorry|im sorry) (and |but )?i love you( \\w+){0,3} (phone|gone|off), hang (him|her|my)self, cutting again,
      (started|been|stopped|back to) cutting(?! (back|down|out|up|off|class|classes|corners|teeth|an?|the|paper|shapes|(her|his|their|our|my) (own )?(food|meat|hair|nails|teeth|sandwich\\w*)|and (past|colou?r|glu|draw|stick|fold)\\w*)\\b), (itll|it will|will) all be over, hears? voices, voices tell*,
      (dont|doesnt|not) deserve to (live|be alive|exist|be here|breathe), to not wake up,
      (point|sense) (of|in) going on(?! ((like this )?with|about|a|the|this|holiday|vacation|trips)\\b), tonight it (all )?ends(?= ·|$| i), it (all )?ends tonight(?= ·|$),
      (asks|asked|begs|begged|wants|told) me to kill (him|her)(?! (in|at|off)), (gave|gives|giving) away (all |most of )?(his|her) (fav\\w+( (things|stuff|toys|clothes|possessions))?|things|belongings|possessions)(?= (·|and|lately|to (every|friends|people|all))|$),
      how many (\\w+ ){0,3}(pills|tablets), how (deep|far) (\\w+ ){0,4}cut, alive (next|tomorrow|by|after)`,
    es: `
      hacer(se|me) algo malo, hacer una locura, cometer una locura, nada por (lo )?que vivir, sin ganas de vivir,
      no (le )?quedan ganas de vivir, pensado como hacerlo, sabe como lo haria, dios (se )?(lo|la|me) lleve,
      estrell* (el coche|contra (un|el)), (estar|estoy) de mas, si (el|ella|yo) no existiera,
      (dejara de ser|no sera) un (problema|estorbo), ahorcar(se|me),
      (volvio|vuelto|vuelve|empez\\w+|sigue) a? ?cort(arse|andose), se acab(a|o|ara) todo, voces (le|me|que),
      para que seguir(?= ·|$), (esta noche|hoy) se acaba( todo)?(?= ·|$),
      (pidio|pide|ruega|rogo|suplica) que (lo|la) mate(?! en)\\b, se colg(o|aba) (con|de) (una|un|la|el) (sabana|soga|cinturon|corbata|cable|viga|techo),
      (lo|la) (encontre|encontramos|halle|hallamos) colgad[oa](?! (de|al|en)), no merec(e|o) (vivir|estar viv\\w|existir), total (le|me) queda poco, cuantas (de mis )?pastillas,
      profundo (\\w+ ){0,3}cort*, seguir viv[oa] (la|manana)`,
    zh: `
      做傻事, 想不开, 今晚我?就?(了结|结束(一切|这一切)), (?<!(死|走|喝|吃).{0,2})一了百了, 去(另|另外)一?个世界(?!.{0,3}(玩|探险)),
      (?<!游戏.{0,6})(让|求|叫)我(杀|弄死)了?(他|她)(?!的), 没活头, 活够, 没有?盼头, 不想在了, 走绝路, 寻短, 想好怎么(死|走),
      想好怎么做了.{0,4}(让我|别|不用), (老天|菩萨|上帝|神|阎王).{0,4}(带走|收), (冲下|撞向|冲出)(桥|山|护栏|悬崖),
      如果(他|她|我)不(存在|在了), 不会(再)?(给|是).{0,4}(添麻烦|负担|麻烦), 上吊, 吞过药, 吞药(了|自),
      对不起.{0,3}我爱(你|爸|妈), 又(开始)?割(?!草|肉|稻)(了)?, 一切(都|就)?(会|要)?结束, 卧轨,
      不配(活|做人|存在|当人), 多少.{0,4}药会, 割多深, 活过(这|今|明|下)`,
  },
} as const satisfies Record<string, Words>
