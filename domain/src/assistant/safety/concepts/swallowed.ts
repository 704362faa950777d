import type { Words } from './words.ts'

/** What a mouth should never meet, and how it got there. */
export const swallowed = {
  swallows: {
    en: `
      swallow*, swalow*, gulp*, ingest*, inhaled, (put|puts|stuck|had|shoved) ~ in (his|her|their) mouth,
      down (his|her) throat`,
    es: `
      trag(o|ado|aron|a|arse|ando)(?! (las|los|el|su) (letras|palabras|orgullo)), ingiri*, ingeri*,
      (se )?meti(o|do) ~ (en|a) la boca, se metio a la boca`,
    zh: '吞(?!吞|吐), 咽下, 咽了, 塞进嘴, 放嘴里, 放进嘴, 含在嘴, 误食, 误服, 误喝, 吃进, 吃下',
  },
  eats: {
    en: `
      ate, eaten, eating, drank, drunk, drinks, drinking, gulped, chew*, suck*, lick*, got (in|in ?to|hold of|at),
      tasted, chug*, sip, sipped, mouthful, munch*, had some, swig*, tasted, taste, tastes, sampled, snacked,
      bit into, bites into, bitten into, biting into`,
    es: `
      (se )?(ha |a )?com(io|ido)(se)?, (se )?(ha )?bebi(o|do), se bebe, (se )?(ha )?tom(o|ado|aron), chup*, mastic*,
      lami*, mordi*, prob(o|ado), sorbo, se echo un trago, dio un trago, lamio, probo, mordisc*`,
    zh: '吃了, 吃掉, 吃到, 喝了, 喝下, 喝进, 喝掉, 喝到, 喝成, 舔, 嚼, 偷吃, 偷喝, 当糖, 当水, 当饮料, 咬破, 灌, 舔了',
  },
  takes: {
    en: 'took, taken, taking, swallowed, ate, downed, gave (him|her), given, had, popped, got (in|in ?to|hold of|at), smok(ed|es|ing)',
    es: '(se )?(ha )?tom(o|ado|aron|e), trag*, com(io|ido), (le )?(di|dio|dieron|hemos dado), ingiri*, inger*, fum(o|a|ando)',
    zh: '吃, 吞, 喝, 服, 喂',
  },
  inTheEye: {
    en: '(in|into) (his|her|my|their|one|both|the) eyes?, (in|into) eyes?',
    es: 'en (el|los|un) ojos?',
    zh: '(进|溅|喷|弄|滴)(到|进|了|入)*.{0,3}眼',
  },
  opens: {
    en: 'opened, open, got open, unscrewed',
    es: 'abri(o|ero)*, abiert*, destap*',
    zh: '打开, 拧开, 翻开',
  },
  aspirated: {
    en: 'inhaled, breathed in, sucked in, down the wrong (way|pipe|tube)',
    es: 'se le (ha )?(fue|ido) (por el otro lado|por mal sitio|al pulmon|por el camino), aspir(o|ado)',
    zh: '吸进, 吸了, 进气管, 呛进, 吸到',
  },
  emptied: {
    en: 'empty, all gone, pills gone, is missing',
    es: 'vaci[oa]s?, faltan',
    zh: '空了, 少了(好多|很多|一半), 没了',
  },
  chemical: {
    en: `
      bleach, detergent, laundry (pods?|caps?\\w*|liquid), tide pod*, dishwasher \\w+, dish soap, cleaner*,
      cleaning (\\w+ )?(spray|fluid|product*|stuff|liquid), drain (cleaner|opener|unblocker), disinfectant, dettol,
      lysol, clorox, ammonia, antifreeze, petrol, gasoline, kerosene, lighter fluid, lamp oil, paint thinner,
      turpentine, white spirit, pesticide*, weed ?killer, insecticide, ant (bait|powder|poison|trap), roach \\w+,
      (rat|mouse|slug) (poison|bait|pellets|killer), mothball*, nail polish*, acetone, hand (sanitizer|sanitiser|gel),
      rubbing alcohol, hair dye, perfume, essential oil*, super ?glue, chemical*, under the (kitchen )?sink,
      fertili[sz]er, chlorine, silica, mercury, thermometer, peroxide, descaler, vape*, e ?liquid, nicotine, vodka,
      whisk(e)?y, liquor, poison*, cigarette*, weed, edible*, cannabis, thc, caustic, toilet (cleaner|block|tablet),
      air freshener*, pine ?sol, mr clean, windex, comet, ajax, febreze, oxiclean, drano, raid, wd ?40,
      thinner, solvents?, floor cleaner, (the )?(blue )?toilet (thing|stuff|gel|liquid|water), mouthwash, (super)?glue, hairspray, (?<=(drank|drinks|swallowed|drinking) (some |the )?)fabuloso`,
    es: `
      lejia, cloro, detergente*, lavavajillas, suavizante, amoniaco, salfuman, desatascador, limpiador*,
      limpiacristales, desinfectante, insecticida, raticida, matarratas, veneno*, gasolina, bencina, queroseno, aguarras,
      disolvente, quitaesmalte, acetona, anticongelante, colonia, perfume, gel (hidroalcoholico|de manos), alcohol,
      super ?pegamento, naftalina, herbicida, fertilizante, mercurio, termometro, agua (oxigenada|con lejia),
      productos? (de limpieza|quimic*|toxic*), capsulas? de(l| la)? (detergente|lavadora|lavado), cigarr*, colilla*,
      vapeador, vodka, whisky, ron, debajo del fregadero, sosa caustica, tinte, marihuana, porro*, aceite esencial,
      cucarachicida, (?<=(tomo|bebio|trago|tomado|bebido|tomaron) (el |un poco de |del )?)fabuloso, pinol, (mr |mister |don )musculo, (don|maestro) limpio, cif,
      ajax, suavitel, clorox, cloralex, ayudin, limpia ?pisos?, desengrasante, destapacanos, creolina, nafta, thinner,
      tiner, diluyente, solvente*, varsol, anis estrellado, ambientador*, pastilla del (vater|wc|inodoro), enjuague bucal, pegamento`,
    zh: `
      漂白, 84, 消毒液, 消毒水, 酒精, 洗衣液, 洗衣粉, 凝珠, 洗洁精, 洁厕, 清洁剂, 去污, 管道疏通, 老鼠药, 鼠药,
      蟑螂药, 杀虫剂, 农药, 百草枯, 除草剂, 蓝月亮, 威猛先生, 滴露, 天那水, 香蕉水, 松节油, 汽油, 煤油, 机油, 稀释剂, 指甲油, 洗甲水, 胶水, 502, 樟脑丸, 干燥剂, 水银,
      体温计, 双氧水, 花露水, 风油精, 香水, 烟头, 香烟, 白酒, 电子烟, 烟油, 防冻液, 硫酸, 毒药, 有毒, 驱蚊液, 电蚊香,
      玻璃水, 柔顺剂, 除垢, 空气清新剂, 马桶, 洗碗块, 洗涤块, 洗碗机, 洗涤剂, 漱口水`,
  },
  deadlyObject: {
    en: `
      battery, batteries, button cell*, magnet*, water beads?, orbeez, broken glass, (piece|bit|shard)s? of glass,
      needle*, (a|the|sharp) (nail|pin|screw|tack), screws, pins, safety pin*, thumbtack*, drawing pin*, razor*,
      staples, wild (mushroom|berr)*, mushrooms? (from|in|outside), berries (from|off|in),
      mushrooms? (growing|that grow)`,
    es: `
      pila, pilas, bateria*, iman, imanes, bolitas? de (agua|gel|hidrogel), cristal, cristales, vidrio*, aguja*,
      alfiler*, imperdible*, clavo*, tornillo*, chincheta*, grapas?, bayas, setas?, hongos?, adelfa, setas del,
      hongos del`,
    zh: `
      电池, 磁铁, 磁力珠, 磁力球, 巴克球, 水精灵, 泡大珠, 水宝宝, 玻璃, 缝衣针, 大头针, 一根针, 别针, 图钉, 钉子,
      螺丝, 刀片, 野果, 野蘑菇, 毒蘑菇, 夹竹桃, 滴水观音, 红果子, 小区里的.{0,2}果, 路边的.{0,2}(果|花|草),
      (院子|外面|山上|公园|草地|花园).{0,4}(蘑菇|果|花|草)`,
  },
  smallObject: {
    en: `
      coin*, marble*, penny, quarter, lego*, bead*, button*, earring*, paper ?clip*, bottle ?cap*, balloon*, ring,
      stone, pebble, toy part*, foil, plastic, tooth, key, hair ?clip*, small toy, bolt`,
    es: `
      moneda*, canica*, lego, bolita*, cuenta*, boton*, pendiente*, clip*, tapon*, globo*, anillo, piedra*, plastico,
      diente, tuerca*, pieza*, llave, horquilla*`,
    zh: `
      硬币, 弹珠, 珠子, 积木, 乐高, 纽扣, 扣子, 回形针, 瓶盖, 气球, 戒指, 石头, 石子, 塑料, 钥匙, 发卡, 耳钉,
      玩具零件, 小零件`,
  },
  medicine: {
    en: `
      pill, pills, tablets, meds, medicine*, medication*, capsule*, tylenol, paracetamol, acetaminophen, ibuprofen,
      advil, motrin, aspirin, calpol, painkiller*, antidepressant*, ambien, xanax, adderall, ritalin, insulin,
      melatonin, antihistamine*, benadryl, gumm(y|ies), opioid*, oxy*, fentanyl, cough syrup, sedative*, iron tablets,
      pillbox, pill (organizer|organiser|box|bottle)`,
    es: `
      pastilla*, medicament*, medicina*, medicacion, comprimid*, jarabe, paracetamol, apiretal, dalsy, ibuprofeno,
      aspirina*, somnifer*, antidepresiv*, ansiolitic*, lorazepam, diazepam, orfidal, trankimazin, anticonceptiv*,
      pildora*, capsula*, melatonina, insulina, sintrom, sedante*, antihistaminic*, clonazepam, pastillero*`,
    zh: '药, 布洛芬, 美林, 泰诺, 胶囊, 褪黑素, 胰岛素, 糖浆, 对乙酰氨基酚, 阿司匹林, 药盒, 药瓶',
  },
  excess: {
    en: `
      (a|the) (whole|full) \\w+, whole (bottle|box|pack*|bunch|lot), bunch of, bottle of, box of,
      (half|most) (of )?(a|the) (bottle|box|pack*), handful, too (many|much), lots of, loads of, load of, ton of,
      dozen*, double (dose|the), twice, two doses, extra dose, overdos*, wrong (dose|pill*|med*|amount), by mistake,
      by accident, accidentally,
      ((1|2|3|4|5|6|7|8|9)\\d|like \\d+|all the|all of) (of (them|my|the|her|his)|pills|tablets|paracetamol|tylenol|ibuprofen|my|capsules),
      someone elses, like (candy|sweets|smarties), an adult, grown up, adult dose, at once, a lot of`,
    es: `
      bote, frasco, caja de, blister, tableta, monton, punad*, muchas?, muchisim*, demasiad*, doble, dos veces,
      por error, por equivocacion, sin querer, todo el (bote|frasco|tarro), todas? (las|mis|la), equivocad*,
      como (si fueran )?(caramelos|chuches|golosinas), de golpe, de una vez,
      [1-9]\\d (pastilla*|comprimid*|paracetamol|capsula*), de mas, sobredosis, de adulto`,
    zh: `
      一瓶, 整瓶, 半瓶, 一盒, 整盒, 一把, 一大把, 好多, 很多, 大量, 过量, 几十, 十几, 一堆, 吃多, 多吃, 重复, 吃错,
      喂错, 喂多, 当糖, 全吃, 全部, 双倍, 加倍, 好几(片|颗|粒), [1-9][0-9](片|粒|颗), 一罐, 喂成大人`,
  },
  othersMedicine: {
    en: `
      ((my|our) (?!(son|daughter|kid|child|baby|toddler)s? )|moms |mums |dads |grandmas? |grandpas? |granny?s |grandads |nanas |gmas |grans |husbands |wifes |the dogs |dogs |cats |someone elses |sisters |brothers |teachers )(\\w+ ){0,3}(pills?|meds?|medicines?|medications?|tablets|capsules|antidepressants|insulin|gumm(y|ies)|inhaler),
      (blood pressure|heart|sleeping|thyroid|diabetes|birth control|iron|adhd) (pill|tablet|med)*,
      (my|our|his|her|dads|moms|husbands|brothers) (\\w+ )?(edibles?|weed|vape|cigarettes|thc|cannabis)`,
    es: `
      (pastillas?|medicinas?|medicacion|medicamentos?|pildoras?|comprimidos?) (\\w+ ){0,4}(abuel[oa]|yay[oa]|mi (madre|padre|marido|mujer|suegr[oa])|papa|mama|perro|gato|tension|corazon|azucar|tiroides|dormir),
      mis (pastillas|medicinas|medicamentos|pildoras), mi (medicacion|medicina|medicamento), mis gominolas,
      mis porros, mi (marihuana|vapeador)`,
    zh: `
      (我|奶奶|爷爷|外婆|外公|姥姥|姥爷|妈妈|爸爸|老人|大人|狗狗|别人|他爸|她爸)的.{0,4}药(?!店), 降压药, 避孕药,
      安眠药, 降糖药, 心脏药, 抗抑郁药, 精神类药, 我的.{0,6}(软糖|电子烟|烟)`,
  },
  refusesMedicine: {
    en: `
      wont take, refus*, take (his|her|their) (med*|pill*|vitamin*|tablet*), spits?, hates? taking,
      get (him|her) to take, vitamins?, prescribed, remember*`,
    es: 'no (se )?(quiere|toma), tomar(se)? (su|el|la) (jarabe|medicina), escupe, vitamina*, recetad*, chocolate',
    zh: '不肯(吃|喝), 不吃药, 不喝药, 喂药, 按时, 维生素, 怎么让, 吐出来, 药店',
  },
} as const satisfies Record<string, Words>
