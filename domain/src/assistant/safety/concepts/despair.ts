import type { Words } from './words.ts'

/** Neither a walk nor a dance. */
export const GO_ALONG =
  '(?:走|跳)(?!路|去|到(?!(?:河|江|海|湖)(?:里|中|心)|楼顶|天台|桥)|一|来|走|绳|舞|床|操|远|高|蹦|水(?!库|里|中))'

/** Wishing to be dead or gone. */
export const despair = {
  death: {
    en: `
      die, dying, dead, death, suicid*, not alive, go to heaven, in heaven, kill (him|her|my|them)(self|selves),
      unalive*, kms`,
    es: 'morir, morirse, morirme, muert[oa], suicid*, muerte, al cielo, matarse, matarme, muriendo(se|me)',
    zh: '死, 自杀, 轻生, 去天堂, 去天国',
  },
  longing: {
    en: `
      want, wants, wanted, wanting, wanna, wish, wishes, wished, rather, hope, hopes, hoped, deserve*, better if,
      ready to, planning, thinking (about|of), thinks (about|of), dreams of, trying to, tries to, threaten*, begs,
      prays, praying, fantasi*, going to, gonna, feel(ing)? like`,
    es: `
      quier*, queria, quisiera, querria, ganas de, deseo, desea, desear*, prefiero, prefiere, preferir*, ojala,
      espera que, merezco, merece, piensa en, pienso en, planea, amenaza*, gustaria, suena con, intent*, va a, voy a`,
    zh: '想, 希望, 要是, 宁愿, 宁可, 恨不得, 不如, 盼着, 巴不得, 真想, 打算, 扬言, 威胁, 求我',
  },
  tiredOf: {
    en: `
      (dont|doesnt|didnt|do not|does not|no longer|never) (really |even |just )?want*( to)?, (dont|doesnt) wanna,
      dont feel like, tired of, sick of, done with, no (point|reason|sense) (to|in|for|of)?,
      what(s| is) the point( of)?, (see|sees) (no|the) point( in| of)?, (isnt|not) worth, cant stand, hates`,
    es: `
      no (quier*|queria|desea|tiene ganas de|tengo ganas de), cansad[oa] de, hart[oa] de, no (vale|merece) la pena,
      para que, no (le |les )?(ve|veo|encuentra|encuentro) sentido, sin ganas de, no soport*`,
    zh: '不想, 不愿意?, 没意思, 没意义, 没有意义, 不值得, 厌倦, 没劲, 何必, 没什么意思, 没有?(动力|勇气|力气)',
  },
  being: {
    en: `
      be here( any ?more)?, being here, be around any ?more, alive, live(?! (with|in|at|near|by|without|stream)),
      living(?! (with|in|room|at))( any ?more)?, life(?! (of|skills?|jacket|vest)), exist, existing,
      wake up (again|any ?more|ever|tomorrow), keep going, go on any ?more, be on (this|the) (earth|planet),
      this world, have been born, be born`,
    es: `
      (estar|seguir|quedarse) aqui, vivir(?! (con|en|aqui|sin))( mas)?, viviendo, existir,
      despertar(se|me)? (nunca|mas|jamas|manana), estar viv[oa], esta vida, este mundo, haber nacido`,
    zh: `
      (?<!干|做|农|生|快|灵|复)活(?!动|泼|力|页|该|跃|儿), 在世上, 在这个世界, 待在世, 醒来, 醒过来, 存在, 人间,
      活下去, 被?生下来`,
  },
  occasion: {
    en: `
      school, class, practice, lesson*, party, daycare, kindergarten, team, play, camp, club, homework, church, mess,
      messy, clutter, game, piano, sports?, training, skin, pet*, batteries, concert, stream, event*`,
    es: `
      cole, colegio, clase*, entren*, fiesta, guarde*, equipo, deberes, campamento, partido, piano, futbol,
      catequesis, concierto, instituto`,
    zh: '学校, 上课, 课, 训练, 派对, 幼儿园, 作业, 比赛, 补习班, 钢琴, 营, 课堂, 家务',
  },
  curious: {
    en: `
      (asks|asked|asking|wonder*|wants to know|explain|talk|tell (him|her)) (\\w+ ){0,3}(about|what|why|where|if|when|how),
      (grandma|grandpa|grandmother|grandfather|nana|granny|pet|dog|cat|fish|hamster|goldfish|bunny|rabbit|bird|turtle|plant|flower|bug)s? (\\w+ )?(died|passed|is dying|dead|to die),
      zombie*, in the game, video game*, batter(y|ies), phone, tablet, villain, character, dinosaur*, bugs?, ants?,
      spiders?`,
    es: `
      pregunt*, explic*,
      (abuel[oa]|perro|gato|hamster|pez|pajaro|conejo|tortuga|mascota) (\\w+ )?(murio|muri*|fallec*|muert*),
      se (murio|ha muerto) (el|la|su|nuestr[oa]), zombi*, videojuego*, dinosaurio*, bicho*, planta*, bateria,
      hormiga*, quiere saber`,
    zh: `
      问, 怎么(讲|解释|告诉), (爷爷|奶奶|外婆|外公|姥姥|狗|猫|鱼|仓鼠|兔子|乌龟|宠物|小鸟|蚂蚁|虫).{0,6}(死|去世|走),
      僵尸, 游戏, 没电, 恐龙, 动画, 故事, 角色, 电影, 想知道`,
  },
  without: {
    en: `
      without (me|him|her|them),
      if (i|he|she|they|id|hed|shed) (\\w+ )?(wasnt|werent|was not|isnt|was gone|were gone|died|disappear*|vanish*|never existed|didnt exist|was(nt)? (here|around|alive|born)|were(nt)? (here|around|alive|born)|had(nt| not| never) been),
      (when|once|after) (im|i am|hes|shes) (gone|dead|not (here|around))`,
    es: `
      sin (mi|el|ella|ellos)(?= |$), si (yo |el |ella )?no (estuv*|exist*|hubiera|hubiese),
      si (yo )?(me muero|se muere|me muriera|se muriera|desapare*), cuando (yo |el |ella )?(ya )?no este,
      el dia que (yo )?(falte|no este)`,
    zh: '没有?(我|他|她|自己), (我|他|她|自己)(要是|如果)?(不在|死了|消失|没了|走了|不存在)',
  },
  relief: {
    en: 'better, beter, happier, happy, easier, relieved, at peace, a favou?r',
    es: 'mejor, felices, feliz, tranquil*, content*, aliviad*, en paz, mas facil',
    zh: '更好, 好过, 开心, 高兴, 幸福, 轻松, 解脱, 省心, 清静, 如愿, 满意, 就好了, 过得好',
  },
  everyone: {
    en: `
      everyone, everybody, every one, evryone, (the|my|our|his|her) family, the world, you guys, you all, all of you,
      we, wed, they, theyd, people, yall, us all, you`,
    es: `
      tod[oa]s, todo el mundo, familia, estariamos, estarian, estariais, seriamos, serian, viviriamos, vivirian,
      vivirias, la gente, ustedes, vosotros, estarias, mis padres`,
    zh: '你们, 大家, 全家, 家里人?, 爸妈, 所有人, 世界, 我们, 别人, 你, 他们, 孩子们, 家人',
  },
  routine: {
    en: 'sleep*, eat*, behav*, reads?, plays?, focus*, listen*, concentrat*, nap*, bed, drop off',
    es: 'duerm*, dormir, com(e|en|er), se porta*, jueg*, le(e|en)(?= |$), concentr*',
    zh: '睡, 吃, 表现, 写作业, 玩, 学习',
  },
  lastStraw: {
    en: `
      cant do (this|it)( any ?more)?, cant go on, cant take (it|this|any ?more), cant keep going, given up, giving up,
      no strength left, nothing left, falling apart, had enough, over it, done`,
    es: `
      no puedo mas, ya no puedo, no aguanto( mas)?, no doy mas, me rindo, no tengo fuerzas, no soporto mas,
      me quiero rendir`,
    zh: '撑不下去, 撑不住, 受不了, 坚持不下去, 熬不下去, 扛不住, 崩溃, 没力气, 太累了',
  },
  theEnd: {
    en: `
      (not|never) wake up, not (be )?waking up, never waking up, sleep forever, end it( all)?, end(ing)? everything,
      end my, it all to (stop|end|be over), drive (off|into), walk into,
      (take|taking) the (kids|children|baby) with me(?! (to (the )?(store|park|shops?|supermarket|beach|zoo|doctor|dentist|office|library|gym|work|school|church|visit|see|buy)|on (a |the |my |our )?(trip|holiday|vacation|walk|bus|train|plane)|for (a|dinner|lunch)|shopping|every\\w*)\\b), not (be|exist), go away forever, never (get|getting) up`,
    es: `
      (no|nunca) (me )?despertar(me)?, despertar(me)? nunca, dormir(me)? para siempre,
      (acabar|terminar) con (todo|esto|mi vida), que todo (se )?(acabe|termine), llevarme a los ninos(?! (conmigo )?(de (vacaciones|viaje|paseo|compras|excursion|fiesta)|al? (?!(la |las |los )?(otr|cielo|tumba|rio|mar|puente|mejor|vias|muerte))\\w)),
      irme con los ninos, no estar, no levantar(se|me) (nunca|mas|jamas)`,
    zh: `
      不(再|要|用|会)?醒, 睡过去, 一了百了, 带着?(孩子|娃|他|她|两个)们?一起(死(?!机|磕)|$|${GO_ALONG}),
      一起(死(?!机|磕)|${GO_ALONG}), 结束(这一切|一切|生命|自己),
      了结, 一死, 醒不过来, 别再起来, 不再起来`,
  },
  vanish: {
    en: `
      disappear*, vanish*, (be|was|were) gone( forever)?, cease to exist, not exist, stop existing,
      never (been |be )?born, fade away, not be here`,
    es: `
      desaparecer, desaparezca, desapareciera, desvanec*, dejar de existir, no existir, no haber nacido, no estar aqui`,
    zh: '消失, 不存在, 没出生, 没生下来, 没有我',
  },
  selfHate: {
    en: `
      (hate|hates|hating) (him|her|my|them)(self|selves), worthless, useless, (a )?burden, disgusting,
      deserves? (it|to (die|suffer|hurt))`,
    es: '(se|me) odi[oa], no (vale|valgo|sirve|sirvo) (para )?nada, una carga, un estorbo, merece (morir|sufrir)',
    zh: '恨自己, 讨厌自己, 该死, 没用的人, 废物, 累赘, 多余, 拖累',
  },
} as const satisfies Record<string, Words>
