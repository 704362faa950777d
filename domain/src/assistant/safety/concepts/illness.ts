import type { Words } from './words.ts'

/** Fever, swelling, fumes, drink. */
export const illness = {
  fever: {
    en: 'fever*, temperature, temp, burning up',
    es: 'fiebre, temperatura, febril, (esta|anda|sigue|estamos) (a|con|en) (39|40|41)',
    zh: '发烧, 高烧, 体温, 烧到, 发热, 烧, 烧',
  },
  feverDanger: {
    en: `
      newborn, (one|two|three|four|five|six|seven|eight|\\d+) (week|day)s? old, (one|two|1|2) months? old,
      (40|41|42|104|105|106|107), limp, floppy, wont (feed|nurse|drink|eat anything), not (feeding|drinking|nursing),
      stiff neck, neck (is )?(stiff|hurts), confus*, hallucinat*, seeing things, purple (spots|rash|dots), rash that,
      letharg*, wont wake, breathing fast, delir*, talking nonsense, unrespons*, seeing (spiders|bugs|people),
      (doesnt|dont|wont) fade, when i press`,
    es: `
      recien nacid*, de (un|dos|1|2|uno) mes*, de \\w+ (dias|semanas), flacid*,
      no (quiere|toma) (mamar|comer|beber|el pecho|nada), manchas (moradas|rojas|que), sarpullido,
      cuello (rigido|tieso|duro), delir*, alucin*, 40, 41, 42, dice cosas raras, no despierta, adormilad*, desvar*,
      ve (bichos|cosas|aranas|gente), no se (va|van) al (apretar|presionar), manchitas`,
    zh: `
      新生儿, 月子, 没满月, 刚出生, (一|两|1|2)个(多)?月, 不吃奶, 软, 胡话, 40, 41, 四十, 紫斑, 紫点, 脖子(硬|僵), 抽,
      嗜睡, 迷糊, 叫不醒, 精神(很)?差, 幻觉, 看见(墙|有|虫|鬼), 按.{0,4}不褪, 红点, 出血点`,
  },
  swells: {
    en: `
      swell*, swollen, puff(y|ing|ed|s)?, closing( up)?, ballooning, blowing up, getting (big|bigger|fat|huge|thick)`,
    es: 'hinch*, inflam*, edema, gord[oa], (mas )?grande',
    zh: '肿, 水肿, 变大',
  },
  airwayArea: {
    en: '(his|her|the) (face|eyes|mouth), lips?, tongue, throat',
    es: 'cara, labio*, lengua, garganta, ojos, boca',
    zh: '脸, (?<!顶|斗|拌|插|吵|多)嘴, 舌头, 喉咙, 眼睛, 嗓子',
  },
  crying: {
    en: 'cried, crying, cry, tears, tired, sleepy, loose tooth, teeth, gum*, dentist, mosquito*',
    es: 'llor*, lagrim*, cansad*, sueno, diente*, muela*, encia*, dentista, mosquito*',
    zh: '哭, 流泪, 没睡, 牙, 蚊子, 打肿',
  },
  allergen: {
    en: `
      peanut*, nut, nuts, cashew*, almond*, egg, eggs, shrimp, shellfish, sesame, strawberr*, kiwi, bee, wasp,
      penicillin, amoxicillin, antibiotic*, milk, allerg*, bees, wasps, stings`,
    es: `
      cacahuete*, mani, fruto* seco*, nuez, nueces, almendra*, huevo, gamba*, marisco, sesamo, fresa*, kiwi, avispa,
      abeja, penicilina, amoxicilina, antibiotico*, leche, alerg*, avispas, abejas`,
    zh: '花生, 坚果, 腰果, 鸡蛋, 虾, 海鲜, 螃蟹, 牛奶, 芒果, 桃, 青霉素, 头孢, 过敏, 蜂',
  },
  reaction: {
    en: `
      hives, welts, rash all over, covered in (a )?rash, wheez*, vomit*, throat, cant breathe, trouble breathing,
      anaphyla*, epi ?pen, itch* all over, red all over, hoarse`,
    es: `
      ronchas, urticaria, sarpullido (por|en) todo, pit(o|a|os|ando), vomit*, garganta, anafil*, se ahoga, adrenalina,
      habones, roj[oa] ent*, ronc[oa]`,
    zh: '疹子, 红疹, 起疹, 风团, 荨麻疹, 喘, 喉咙, 憋, 胸闷, 全身痒, 呼吸, 嗓子哑',
  },
  fumes: {
    en: `
      gas leak*, smell* (like |of )?gas, (the )?gas (is |was )?(leaking|on all|left on), carbon monoxide, co alarm,
      full of smoke, breathed in (the )?smoke, inhaled (the )?(smoke|fumes),
      smoke (everywhere|in the (house|kitchen|room)), (house|kitchen|room) is on fire`,
    es: `
      olor a gas, huele a gas, (fuga|escape) de gas, monoxido, brasero, inhal* (el )?(humo|gas),
      humo por (toda|todo|todas), lleno de humo, incendio, se quema la casa`,
    zh: `
      煤气(漏|泄|中毒|味), 漏煤气, 天然气(漏|泄|味), 一氧化碳, 燃气(漏|泄), 煤气没关, 浓烟, 烧炭, 全是烟, 好多烟,
      着火了, 起火`,
  },
  drugs: {
    en: `
      molly, mdma, ecstasy, lsd, shrooms, cocaine, meth, heroin, ketamine, fentanyl, xanax, percocet, nitrous, drugs`,
    es: 'mdma, extasis, cocaina, lsd, tusi, ketamina, heroina, speed, popper*, fentanilo, drogas, porro, marihuana',
    zh: '摇头丸, 冰毒, 大麻, k粉, 海洛因, 毒品, 笑气, 上头电子烟, 迷药',
  },
  newborn: {
    en: 'newborn, \\w+ (weeks?|days?) old, (one|two|1|2) months? old, preemie',
    es: 'recien nacid*, (?<!(hace|lleva|desde|unos|llevo|llevamos) )(?!hace|desde|unos|estos|pocos|varios|muchos|todos|dos o)\\w+ (semanas|dias)( de vida)?, (un|dos|1|2) mes(es)?, prematur*',
    zh: '新生儿, 月子里, 没满月, 刚出生, [0-9一二三四五六七八九十]+天的?(宝宝|孩子|娃), (一|两|1|2)个(多)?月',
  },
  ailing: {
    en: `
      fever*, wont (feed|nurse|eat|drink|wake), not (feeding|nursing|eating|drinking|waking),
      (100|101|102|103) ?[0-9]?, 38, 39, limp, yellow, grunting, blue`,
    es: 'fiebre, no (quiere|toma|come) (mamar|comer|beber|el pecho|nada)?, 38, 39, amarill*, quejid*, flacid*',
    zh: '发烧, 高烧, 不(肯)?吃奶, 38, 39, 发黄, 哼哼, 软',
  },
  diabetic: {
    en: 'diabet*, type (1|one), insulin pump',
    es: 'diabet*',
    zh: '糖尿病',
  },
  sweats: {
    en: 'sweat*, shaky, shaking, clammy, wont wake, cant wake, confused, wont (take|drink|eat)',
    es: 'sud(a|ando|or)*, tembl*, no despiert*, confus*, no quiere',
    zh: '冷汗, 手抖, 冒汗, 发抖, 叫不醒, 不喝',
  },
  intoxicated: {
    en: `
      drunk, wasted, alcohol, booze, vodka, high on, stoned, took drugs, drugs, liquor, drank so much, drank too much,
      weed, vaping, gummies, edible*, (smoked|took|inhaled|sniffed) something`,
    es: 'borrach*, alcohol, botellon, drog*, colocad*, vodka, emborrach*, cubatas, marihuana, gominolas, (fumo|tomo|inhalo|esnifo) algo',
    zh: '喝醉, 喝多, 白酒, 酒, 吸毒, 嗑药, 醉, 软糖',
  },
  stupor: {
    en: `
      (cant|cannot|couldnt) get (him|her|them) to (\\w+), wont (wake*|respond*|answer), passed out,
      cant (stand|walk|talk), blacked out, not (waking|responding), unrespons*, throwing up, hard to wake, barely, seeing things, hallucinat*, out of it,
      doesnt (know|recogni[sz]e) (me|us|where)`,
    es: `
      no (reacciona|despierta|responde|se tiene|puede (andar|hablar|levantarse)), vomit*, inconsciente, desmay*,
      apenas, tirad[oa] en, alucina*, muy rar[oa], no (me|nos) (conoce|reconoce)`,
    zh: '叫不醒, 不省人事, 没反应, 站不起, 吐, 昏, 晕, 说不出',
  },
  noUrine: {
    en: 'no (pee|urine|wee|tears or pee) (since|for|all (day|night)|in (\\w+ ){1,2}(hours|days?))',
    es: `
      (no (hace|hizo|ha hecho) (pis|pipi)|no (orina|mea|ha orinado)) (desde|hace|en) (ayer|anoche|todo el dia|\\w+ horas),
      (lleva|hace|\\w+) horas (sin|que no) (hacer |hace )?(pis|pipi|orina\\w*|mea\\w*)`,
    zh: '(一天|半天|整天|一晚上?|([0-9]+|[一二两三四五六七八九十]+|好几)个?(多)?小时)(了)?(都)?没(有)?(尿(?!床|裤|布|湿|片)|小便|撒尿)',
  },
  dryNight: {
    en: '(?<!(diaper|nappy) (is |was |still |stays |bone ){0,2})dry(?! (lips|mouth|eyes|tongue|skin|diapers?|napp\\w+)), all night, bedtime, overnight, yay, reward*, sticker*, proud',
    es: '(noche|cama|sabanas?) secas?, noches?, premi*, orgullos*',
    zh: '一晚, 整晚, 晚上, 夜里, 奖励, 真棒',
  },
  driesOut: {
    en: `
      vomit*, throwing up, threw up, diarrh*, fever*, dry (lips|mouth|tongue|diapers?|napp*), lips, tears, letharg*, drows*, sick, ill,
      weak, pain, hurts, (diaper|nappy) (is|was|still|stays|bone) dry, wont (drink|feed|eat|nurse), (isnt|not|hardly|barely) (drinking|feeding)`,
    es: 'vomit*, diarrea, fiebre, labios, boca seca, lagrimas, decaid*, enferm*, debil, duele*, no (bebe|toma|quiere)',
    zh: '吐, 拉肚子, 腹泻, 发烧, 嘴唇, 嘴干, 口干, 没精神, 没眼泪, 不喝, 肚子(疼|痛)',
  },
  otherEmergency: {
    en: `
      (cant|cannot|unable to|not able to) (even )?swallow (anything(?= (·|not|at all|even|or|and|since|now|today|her|his|she|he)\\b|$| ·)|water|even|(his|her) (own )?(spit|saliva)|liquids?|fluids?|or (drink|breathe)), (no|not a) (wet|single wet) (diaper|nappy|nappies|diapers)*, hasnt (peed|weed) (in|all|since|for),
      sunken (eyes|soft spot|fontanel*), blood sugar (is |was )?(\\w+ )?(low|high|dropping|crashing), hypoglyc*, dka, soft spot (is |looks )?sunken, (hasnt|has not|not|havent) had (a|any) (single )?wet (diaper|nappy),
      heat ?stroke .{0,30}(confus|sweat|vomit|faint|passed|drows)\\w*, fell through (the )?ice, fentanyl,
      (sugar|glucose)s? (is |was |of |at |over |above |reads |reading )*(3[0-9][0-9]|[4-6][0-9][0-9]),
      breath smells (like |of )?(\\w+ )?(fruity|fruit|acetone|nail polish|pear drops),
      (testic\\w+|scrotum) (\\w+ ){0,3}(pain|hurt|swoll|swell|twist)*, stroke, face is drooping, slurr(ed|ing) speech, chest pain*, cpr, heimlich, heart (stopped|attack right),
      meningitis, sepsis, severe dehydration, hanging by, stopped eating and drinking,
      chest (hurts|is hurting|is tight|tight|pressure), clammy`,
    es: `
      no (puede|logra|consigue) (ni )?tragar (ni|nada(?= (ni|y|desde|hoy|se|le|tiene)\\b|$| ·)|agua|saliva|su saliva|liquidos), no (ha )?moj(a|ado) (ningun|el|los) (panal*), no (ha )?hecho pis en, fontanela hundida, hipogluc*,
      azucar (muy )?(baj|alt)*,
      golpe de calor .{0,30}(confus|vomit|no suda|desmay|deliri)\\w*, se (empastill|empep)\\w+, testiculos? (\\w+ ){0,3}(duel|dolor|hinch)*, dol\\w+ (\\w+ ){0,2}testiculo*, (azucar|glucosa|glucemia) (\\w+ ){0,2}(3[0-9][0-9]|[4-6][0-9][0-9]), aliento (\\w+ ){0,2}(fruta|acetona|manzana),
      dolor en el pecho, rcp, heimlich, meningitis, sepsis, deshidratad*,
      le duele mucho el pecho, paro cardiaco, duele (mucho )?el pecho, presion en el pecho, sudor frio,
      fri[oa] y sudor*`,
    zh: `
      (吞|咽)不(下|了)(口水|水|任何|东西), (一天|半天|整天|八小时)没(尿(?!床|裤|布|湿|片)|小便),
      血糖(很|太|特别|飙)?高.{0,6}(吐|呕|昏|迷糊), 血糖(到|有|是)?(二十多|三十|[23][0-9]), 烂苹果味, 中暑.{0,8}(不出汗|没汗|胡话|昏|抽|迷糊), 睾丸.{0,4}(疼|痛|肿), 囟门(凹|鼓), 低血糖, 嘴歪, 口齿不清, 胸口?(剧)?痛, 心肺复苏, 海姆立克,
      脑膜炎, 脱水, 心跳停, 胸口?(很|好|特别)?(疼|痛|闷), 冒冷汗, 手脚冰凉.{0,6}(叫|不|没)`,
  },
} as const satisfies Record<string, Words>
