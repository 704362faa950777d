import type { Words } from './words.ts'

/** What is done to children in secret. */
export const abuse = {
  onTop: {
    en: 'on top of (her|him|my (daughter|son))|lying on (her|him)|in bed with (her|him|my (daughter|son))',
    es: 'encima de (ella|el|mi hij[oa]|mi nin[oa])(?= |$)|en la cama con (ella|mi hij[oa])',
    zh: '(趴|压|骑)在(她|他|女儿|儿子|孩子)身上|压着(她|我女儿|女儿)',
  },
  sexual: {
    en: 'sex, sexual*, sexting, intercourse, erection, masturbat*',
    es: 'sexo, sexual*, masturb*, ereccion',
    zh: '性行为, 做爱, 脱裤子, 脱光, 自慰, 性暗示, 生殖',
  },
  stalks: {
    en: `
      follow* (her|him|my \\w+|them) (home|to school|around|from|everywhere),
      (waits?|waiting|waited|parked|sits|hangs|hanging) (\\w+ )?(outside|around|near|by|for (her|him)),
      watch* (her|him|my \\w+|the house), took (pictures|photos) of (her|him|my)`,
    es: `
      (la|lo|le) (sigue|siguio|espera|esperaba|persigue|vigila|acosa), espera(ndo)? (a|fuera|en la puerta), merodea*,
      siguiendo a, hace fotos a`,
    zh: '跟着(她|他|孩子|女儿|儿子)|尾随|跟踪|在(校|学校)?门口(等|堵|跟)|偷拍|盯着(她|他|孩子)',
  },
  olderLover: {
    en: `
      boyfriend is (2[0-9]|3[0-9]|4[0-9]), (2[0-9]|3[0-9]|4[0-9]) ?(yo|year old) (boyfriend|man|guy),
      boyfriend in his (20|30|twent|thirt)*`,
    es: 'novio (tiene|de) (2[0-9]|3[0-9]|4[0-9])|(hombre|tipo|chico) de (2[0-9]|3[0-9]|4[0-9])',
    zh: '(二|三|四|2|3|4)(十|[0-9])多?(几)?岁的?(男人|男的|男朋友|网友|大叔)',
  },
  touches: {
    en: `
      touch*, rub*, grop*, lick*, kiss*, fondl*, strok*, feel* up,
      put* (his|her|a) (hand|hands|finger|fingers|thing|mouth) (in|on|inside|under|down|up),
      hand (in|down|up|under|inside), hands (in|down|up|under|inside), finger* (in|inside), tickles, grabs, grabbed,
      pulled down, took off, felt (her|him) up, feels (her|him) up`,
    es: `
      toc(a|o|ado|an|aron|ar|ando|aba|abn)\\w*, manose*, frot*, lam(e|io|ia), bes(a|o|aba|arla|arlo)\\w*, acarici*,
      met(e|io|ia|ido) (la |su |sus |una |los |el |un )?(mano|manos|dedo|dedos), baj(a|o|aron) (el |los |las )?(pantal|brag|calz),
      le quit(a|o) (la ropa|las bragas|el pantalon), toquete*`,
    zh: '摸, 碰, 亲, 舔, 揉, 抠, 蹭, 伸进, 手伸, 脱, 扒, 抱着不放, 搂, 塞进, 手不老实, 咸猪手',
  },
  gropes: {
    en: 'touch(es|ed|ing), grop*, fondl*',
    es: 'toc(a|o|aba|ando|ado)(?= |$), manose*, toquete*',
    zh: '摸',
  },
  atNight: {
    en: 'at night, every night, when (he|shes|she is|im|i am) (drunk|asleep|alone|away)',
    es: '(por|de) (la|las)? ?noches?, cuando (duerme|esta sola|no estoy)',
    zh: '晚上, 夜里, 半夜, 睡着',
  },
  intimate: {
    en: `
      privates?, private part*, down there, pants, panties, undies, underwear, knickers, crotch, groin, genital*,
      penis, willy, wee ?wee, pee ?pee, vagina, vulva, bum, butt, bottom, between (her|his) legs, breast*, boob*,
      chest, nipples, up (her|his) (skirt|shirt|dress|shorts),
      under (her|his) (skirt|shirt|dress|clothes|blanket|shorts|covers), in (her|his) bed, on the (mouth|lips),
      on (his|the) lap, when (he|she) (bathes|baths|washes) (her|him)`,
    es: `
      partes( intimas| privadas)?, ahi abajo, bragas, braguit*, calzon*, calzoncill*, entrepierna, genital*, pene,
      pilila, pito, vulva, vagina, culo, culete, entre las piernas, pecho*, tetas,
      debajo de (la|su) (falda|camiseta|ropa|sabana|manta), en la boca, por dentro, pantalon*,
      (sobre|en) (sus|las) (piernas|rodillas), (cuando|mientras) (la|lo) bana`,
    zh: `
      下面, 下体, 下身, 私处, 隐私部位, 那里, 小鸡鸡, 胸, 屁股, 内裤, 裤子里, 裙子, 大腿, 两腿, 生殖器, 衣服里,
      被窝里, 嘴对嘴, 亲她嘴, 亲他嘴, 敏感部位, 不该(摸|碰), 坐(他)?大?腿, 洗澡的时候`,
  },
  caring: {
    en: `
      diaper*, nappy, doctor*, pediatric*, paediatric*, toilet training, potty, wip(e|es|ing), cream, bath time,
      swim*, coat, buckle`,
    es: 'panal, medic*, pediatra, crema, limpiar*, bano, vasenill*, orinal, abrigo',
    zh: '尿布, 尿不湿, 医生, 擦, 洗澡, 护臀, 换裤, 如厕',
  },
  forces: {
    en: `
      (make|makes|made|forc*|told|tells|asks|asked|want*|pressur*|dar*|bribe*|pay|pays|paid) (him|her|them|my (son|daughter|kid|girl|boy)) (to |into )?(do things|touch|kiss|undress|strip|show|take off|watch|sit on|sleep with|lie|get naked|send|turn on (his|her) camera),
      making (him|her) (send|do|touch|show|watch|undress|kiss)*, fingers? (inside|in) (her|him|my (son|daughter))`,
    es: `
      (la|lo|le|me|les) (\\w+ )?(oblig*|forz*|hizo|hace|pid(e|io)|mand(a|o)) (a )?(\\w+ )?(hacer(le)? (cosas|algo)|tocar\\w*|besar\\w*|desnud\\w*|quitarse|ver|ensenar\\w*|mostrar\\w*|chupar\\w*),
      ensen(o|a|ado|aba) (\\w+ )?(sus partes|el pene|la pilila|su cosa|el pito), (obliga|obligo) a hacer,
      (le|la) (exig|pid|chantaj|insist)\\w* (\\w+ ){0,3}(fotos|videos), (le|la|lo|les) (\\w+ )?met(e|io|ia) (los |el )?dedos?, met(e|io|ia) (los |el )?dedos? (a (mi|la)|dentro),
      hicieron (poner*|chupar*|tocar*|besar*)`,
    zh: `
      (让|逼|叫|要|强迫|哄)(他|她|孩子|女儿|儿子|我女儿|我儿子).{0,4}(脱|摸|亲|看(黄|片|不该|那种)|拍|坐(他)?腿|坐大腿|开摄像头|做那种|发照片),
      (让|要|逼|叫)(她|他)发.{0,3}(那种|裸|私), 手指.{0,3}(伸|插|放)进`,
  },
  pictures: {
    en: 'pic, pics, picture*, photo*, selfie*, video*, webcam, camera, films?, filmed, filming, snaps, screenshot*',
    es: 'foto, fotos, video*, imagen*, camara, webcam, grab*, selfie*, pelicula*',
    zh: '照片, 照, 视频, 图片, 拍, 摄像头, 片子, 录像',
  },
  nude: {
    en: `
      naked, nude, underwear, nudes, nudity, without (clothes|a shirt|her top|his pants), no clothes, undress*,
      (his|her) (underwear|body|bra|bikini), topless, porn*, sexy, dirty,
      (take|taking|took) off (his|her) (clothes|shirt|pants|top), shower, private parts, x ?rated, strip,
      in the (bath|shower), penis, dick, private parts, genitals`,
    es: `
      desnud*, sin ropa, ropa interior, (su|el) cuerpo, topless, porno*, en bragas, desvest*, quitarse la ropa,
      guarras, sexy, en la ducha, subid(a|o)s? de tono, en la banera, pene, genitales, polla, vulva`,
    zh: '裸, 光着, 不穿, 没穿, 内衣, 内裤, 脱, 私密, 色情, 黄色, 身体, 洗澡照, 大尺度, 不雅, 洗澡, 下体, 生殖器',
  },
  babyPictures: {
    en: 'baby (photo*|pic*), (loves|likes) (running|being) (around )?naked, art, painting, museum, cartoon',
    es: 'fotos de bebe, le gusta (ir|andar) desnud*, cuadro, museo, arte',
    zh: '光着脚, 光脚, 光着屁股跑, 不穿(鞋|袜|外套|校服), 没穿(鞋|袜|外套|校服), 艺术',
  },
  lures: {
    en: `
      meet*, secret*, alone, send*, gift*, pay*, robux, lonely, her address, his address, where (she|he|we) live*,
      come over, pick (her|him) up, girlfriend, boyfriend, loves (her|him), get in (the|his) car, follow*,
      watching (her|him), (run|running|ran|going) (away|off) with, messag*, texts, texting, dms`,
    es: `
      (ir|fugar|escapar|marchar)se con, qued(ar|a)(?= (con|en|a|para)), verse, ver(la|lo) a solas, secret*, a escondidas, a solas, mand*, envi*, regal*,
      direccion, donde vive, recog*, novi[oa], se suba al coche, sigue, persig*, conoc*, escrib*, mensaj*`,
    zh: `
      见面, 约, 秘密, 保密, 单独, 别告诉, 不要告诉, 地址, 送礼物, 转账, 给钱, 接(他|她), 处对象, 谈恋爱, 跟踪, 尾随,
      上车, 开房, 私奔, 发消息, 发信息, 聊`,
  },
  secrecy: {
    en: `
      secret*, not (to )?tell, dont tell, wont tell, told (him|her) not to, between us, promise(d)? not,
      our (little )?(game|secret)`,
    es: 'secret*, que no (lo |me |se lo |diga|cuente|contara|dijera), no (se lo )?(diga|cuente) a (nadie|mama|papa)',
    zh: '秘密, 保密, 不许(说|告诉), 别告诉, 不要告诉, 不准说, 不让(她|他|孩子)(说|告诉)',
  },
  nightVisit: {
    en: `
      (in|into|to) (his|her|their|my (son|daughter|girl|boy|kid)s?) (bed|room) (at|every|in the|late|after) (night|middle|we),
      (gets|got|climbs|climbed|creeps|crept|sneaks|snuck|sneaked|slips|crawls|crawled) (in|into) (bed with|(his|her|their|my \\w+s?) (bed|room)),
      (showers|bathes|sleeps naked|gets in the (shower|bath)|lies down) with (him|her|my \\w+),
      (comes|goes|came|went|gets) (in|into|to) (her|his|my \\w+s?) (room|bed) (when|while|if) (im|i am|i|shes|hes|everyone|we)`,
    es: `
      (se )?(met(e|io|ia)|cuel(a|o)|colo|entr(a|o|aba)|acuest(a|o)|acost(o|aba)) (\\w+ )?(en|a|con) (su|la|el) (cama|cuarto|habitacion|dormitorio)( (de (ella|mi|la)|por la noche|de noche|de madrugada))?,
      se (ducha|bana|mete) con (ella|el|mi),
      (entra|entraba|se mete) (en|a) su (cuarto|habitacion|cama) (cuando|mientras|si)`,
    zh: `
      (半夜|晚上|夜里|深夜|凌晨).{0,6}(进|去|到|钻|爬|溜).{0,8}(房间|卧室|屋|床|被窝),
      (钻|爬|溜)(进|到|上).{0,5}(被窝|床|房间), (跟|和)(她|他|我女儿|女儿)(一起)?(洗澡|睡一(张|个)),
      我(上班|不在|出门|加班|值班|睡着).{0,8}(进|去|到).{0,6}(房间|卧室|屋)`,
  },
  bedtimeStory: {
    en: `
      stor(y|ies), read*, tuck*, sing*, nightmare*, kiss goodnight, sick, comfort*, wake (him|her) for,
      scared of the dark`,
    es: 'cuento*, le(e|er)(?= |$), cant*, pesadilla*, arropa*, television, la tele, miedo a la oscuridad',
    zh: '讲故事, 绘本, 盖被, 噩梦, 哄睡, 陪睡, 看电视, 关灯',
  },
  intimateHurt: {
    en: `
      (blood|bleeding|stain*|sore|bruis*|pain|hurts|itch*|discharge) (\\w+ ){0,3}(underwear|panties|knickers|private*|vagina|bottom|bum|down there|between (her|his) legs),
      (underwear|panties|knickers|private*|vagina|bottom|bum|down there) (\\w+ ){0,4}(blood|bloody|bleeding|sore|bruis*)`,
    es: `
      sangre (\\w+ ){0,4}(bragas|ropa interior|calzoncill*|vagina|ano|culo|partes),
      (bragas|braguit*|ropa interior|calzoncill*) (\\w+ ){0,4}(sangre|manchad*)`,
    zh: '(内裤|下面|下体|私处|屁股).{0,6}(血|出血|撕裂|红肿|伤), 血.{0,4}内裤',
  },
  exploited: {
    en: `
      traffick*, forced marriage, marry (him|her) off, circumcis\\w+ (my|our|her|the) (daughter|girl), fgm,
      selling (her|him) (to|off|online), selling ((her|his|my \\w+) )?(naked|nudes?|body), selling (her|his|my \\w+) (pictures|photos), selling (pictures|photos) (of (her|him)|online|on|to (men|strangers)), blackmail*, sextort*, revenge porn, sugar daddy, grooming (him|her|my), groomed,
      (stranger|man|woman|guy|someone|somebody) (\\w+ ){0,2}(tried|tries|trying|wanted) to (take|grab|snatch|lure|pull) (him|her|them|my (\\w+ )?(son|daughter|kid|child|baby|toddler|boy|girl))(?! (to|for|out|picture|photo|hand)),
      abus(e|es|ed|ing) (him|her|me|us|my), hidden camera, secretly film*, secretly record*`,
    es: `
      trata de (personas|menores), casarla (con|a la fuerza), matrimonio forzado, mutilacion, chantaj*, sextors*,
      (desconocid[oa]|extran[oa]|hombre|senor|tipo|alguien|mujer) (\\w+ ){0,2}(quiso|intento|trato de|queria) (llevar|agarrar|subir|jalar|secuestrar)(se)?(lo|la)?\\b,
      extorsion*, vende fotos, abusa de (ella|el|mi), camara oculta, grabo a mi hij*`,
    zh: '(陌生人|有人|有个人|有个男的).{0,4}(要|想|来)(抱走|带走|拉走|拐走|抢走?(?=我?家?的?(孩子|女儿|儿子|娃|宝宝)))(?!旧|家具|垃圾|车|东西|沙发|床|冰箱|电|快递|包裹), 拐卖, 逼(她|女儿).{0,2}(嫁|结婚|卖)|割礼, 敲诈, 勒索, 裸聊, 包养, 援交, 欺负.{0,3}(身子|身体), 偷拍',
  },
} as const satisfies Record<string, Words>
