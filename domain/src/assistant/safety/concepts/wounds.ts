import type { Words } from './words.ts'

/** Falls, blood, bites. */
export const wounds = {
  mishap: {
    en: `
      fell, fallen, falls, dropped (him|her|the baby), slipped, tumbl*,
      (hit|hits|bump*|bang*|knock*|smack*|crack*|smash*) ((his|her|their|the) )?head, headfirst, head first, crash*,
      car accident, landed on,
      off the (bed|couch|sofa|top bunk|bunk|bunk bed|changing table|swing|stairs|ladder|counter|table|trampoline|horse|bike),
      down the stairs, thrown, threw (him|her), kicked in the head, (hit|struck) (him|her) (in|on) the head,
      rolled off, fell off, ball to the, hit in the (head|temple|face), took a (hard )?(ball|hit|knock), blow to`,
    es: `
      ca(yo|ido|e)(?= (de|del|por|al|en|y|desde)|$), se (me )?(ha )?ca(yo|ido), golpe* (\\w+ ){0,3}cabeza,
      se (ha )?dio (un|con), rodo, de cabeza, de la (cama|litera|trona|escalera), escalera*, accidente, tropez*,
      choc*, tir(e|o|ado) (\\w+ )?(cama|suelo|pared), cambiador, balonazo, porrazo, se cayo redond*`,
    zh: '摔(?!门|东西|玩具|手柄|手机|书|打), 跌, 掉下, 滚下, 磕, 撞到, 撞了, 砸, 坠, 栽, 滚落, 倒在?地, 栽倒',
  },
  badSign: {
    en: `
      vomit*, throw(s|ing|n)? up, threw up, puk*, being sick, drows*, sleepy, confus*, dazed, slur*, disorient*,
      (not|isnt) making sense, acting (weird|strange|funny|odd|drunk|off), wont stay awake, seeing double, pupil*,
      soft spot,
      (not|isnt|cant|wont|unable to|stopped) (\\w+ )?(mov*|feel) (\\w+ )?(arm|arms|leg|legs|neck|hand|toes|anything)?,
      fluid from, dizzy, unconscious, wont wake, limp, glassy, eyes crossed, keeps (asking|repeating) the same`,
    es: `
      vomit*, devuelv*, adormil*, muy dormid*, mucho sueno, confus*, atontad*, aturdid*, mare*, (esta|anda|muy|quedo) rar[oa],
      no (se|puede) (\\w+ )?mov*, no mueve, ve doble, pupila*, desorientad*, no habla, dice cosas raras, ido,
      no coordina, cosas sin sentido, pregunta lo mismo`,
    zh: `
      吐, 呕, 嗜睡, 犯困, 想睡, 迷糊, 头晕, 恶心, 不动, 动不了, 胡话, 抽, 叫不醒, 没反应, 发呆, 瞳孔, 抬不起, 站不起,
      走不稳, 眼神, 颠三倒四, 语无伦次, 说话不清, 反复问`,
  },
  fellAsleep: {
    en: '(fell|falls|fallen) (asleep|behind|in love|out|apart|for|short), asleep',
    es: '(cayo|cae|caido) (bien|mal|dormid*|en la cuenta), se cae de sueno, rendid[oa]',
    zh: '摔东西, 摔门, 摔玩具, 摔手柄, 摔手机, 摔跤比赛, 砸东西',
  },
  brokenBody: {
    en: `
      (not|cant|wont|isnt|unable to) (\\w+ )?(mov*|us*|lift*|bend*|straighten) (\\w+ )?(arm|leg|neck|wrist|elbow|shoulder),
      bone (is )?(sticking|poking|showing|out), bent (the wrong|backwards|weird),
      (arm|leg|wrist|finger) (\\w+ )?(deformed|crooked|sticking out|hanging|dislocated|severed|crushed|cut off|chopped),
      (cut|chopped|sliced|tore|ripped) (off )?(\\w+ )?(finger|toe|fingertip)( off)?, paralys*, paralyz*, neck injury,
      went (right |straight )?through (his|her|my) (\\w+), impaled,
      stuck in (his|her) (eye|neck|hand|foot|chest|head|leg), stepped on a (rusty )?nail`,
    es: `
      no (puede mover|mueve) (\\w+ )?(brazo|pierna|cuello|mano|hombro), hueso (fuera|salido|asoma), se le ve el hueso,
      se le (ha )?sali(o|do) el hueso,
      (brazo|pierna|muneca|dedo) (\\w+ )?(torcid*|deformad*|colgando|dislocad*|amputad*),
      se (ha )?(cort(o|ado)|arranc(o|ado)|amput(o|ado)|pill(o|ado)) (un |el |la )?(dedo|punta del dedo), paraliz*,
      atraves(o|ado) (la|el) (mano|pie|cuello|ojo|pierna|brazo), clavad[oa] en (el|la) (ojo|mano|pie|cuello|pierna),
      piso un clavo`,
    zh: `
      骨折, 骨头(都|已经)?露, 脱臼, (胳膊|手臂|手|腿)(都)?(动不了|抬不起|变形), 手指(断|切|夹断|压断), 切断, 瘫痪,
      手指头?.{0,6}(断|掉了|一截|夹断|夹掉), 扎穿, 刺穿, 扎进(眼|脖|肚|脚|手), 踩到.{0,4}钉`,
  },
  blood: {
    en: 'blood, bleed*, bled, gush*, spurt*, hemorrhag*, haemorrhag*',
    es: 'sangr*, hemorrag*',
    zh: '血',
  },
  heavily: {
    en: `
      wont stop, doesnt stop, isnt stopping, not stopping, cant (get it to )?stop*, (cant|cannot) stop, everywhere,
      a lot of, lots of, so much, gush*, spurt*, pouring, soak*, puddle, pool of, really deep, deep cut, stitches,
      artery, vomit*, throw* up, cough* up, in (his|her) (poop|poo|pee|urine|stool|vomit|diaper|spit),
      from (his|her|the) (ear|ears|head|eye|eyes|mouth|scalp), gash, tons of, nonstop, still, losing,
      through (the|a|his|her) (\\w+ )?(towel|bandage|shirt|sheet|clothes)`,
    es: `
      no (le |se |me )?(para|deja|corta|detiene), (mucha|muchisima|demasiada) sangre, chorr*, charco,
      por todas partes, sin parar, borbotones, vomit*, tos*, en la (caca|orina|heces|cama), por el (oido|oidos|ano),
      (profund|abiert)*, empapad*, perdiendo, brecha, de la cabeza, empap*`,
    zh: `
      止不住, 不止, 止不了, 一直流, 一直在流, 好多, 很多, 满脸, 满地, 满头, 喷, 大量, 哗哗, 吐血, 咳血, 便血, 尿血,
      不停, 流个不停, 大口子, 耳朵, 还在流, 湿透, 浸透`,
  },
  harmlessBlood: {
    en: `
      period, menstrua*, vampire*, movie*, blood test, blood sugar, game*, draw*, type, blood ?line, in cold blood,
      needle, vaccine, afraid, scared, faint at, tooth, teeth`,
    es: `
      regla, menstrua*, vampir*, pelicula*, analisis, juego*, dibuj*, miedo, vacuna, sangre fria, extraccion, diente*`,
    zh: '月经, 例假, 大姨妈, 吸血鬼, 血拼, 出血本, 验血, 抽血, 血型, 心血, 电影, 游戏, 怕, 热血, 血压, 血糖检查, 牙',
  },
  creature: {
    en: `
      dog, dogs, pitbull, stray, cat, snake, viper, spider, scorpion, bat, jellyfish, wasp, bee, bees, hornet,
      raccoon, monkey, tick, fire ants`,
    es: `
      perro, perra, serpiente, vibora, culebra, alacran, escorpion, arana, medusa, avispa*, abeja*, avispon,
      murcielago, mono, gato`,
    zh: '狗, 流浪猫, 蛇, 蝎子, 蜘蛛, 蜜蜂, 马蜂, 黄蜂, 水母, 蜈蚣, 老鼠, 猴子',
  },
  bites: {
    en: 'bit, bitten, bites, bite, attack*, maul*, stung, sting, stings',
    es: 'mordi*, muerde, pic(o|ado|adura|a), atac*, mordedura',
    zh: '咬, 蜇, 叮, 抓伤, 扑',
  },
  venomous: {
    en: 'snake, viper, scorpion, rattle*, black widow, recluse, bat, jellyfish, cobra',
    es: 'serpiente, vibora, culebra, alacran, escorpion, viuda negra, medusa, cobra, murcielago',
    zh: '蛇, 蝎子, 毒虫, 水母, 蜈蚣, 蝙蝠, 毒蜘蛛',
  },
  badWound: {
    en: `
      face, throat, neck, head, eye, bleed*, gush*, deep, badly, real bad, so bad, blood, stray, swell*, swollen,
      hives, rabies, puncture*, stitches, mouth, many times, all over, breath*, cheek, big, huge`,
    es: `
      cara, cuello, cabeza, ojo, sangr*, profund*, hinch*, inflam*, callejer*, ronchas, rabia, boca, puntos,
      muchas veces, mejilla, labio, grande`,
    zh: '脸, 脖子, 头, 眼, 血, 深, 肿, 流浪, 狂犬, 嘴, 疹, 伤口, 手指断',
  },
} as const satisfies Record<string, Words>
