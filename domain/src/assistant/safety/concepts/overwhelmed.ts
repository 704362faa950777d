import { DA, HURTS } from './verbs.ts'
import type { Words } from './words.ts'

/** A grown-up who hurts, or fears to. */
export const overwhelmed = {
  iHurt: {
    en: `
      i (\\w+ ){0,5}${HURTS} (him|her|them|my (son|daughter|kid|baby|child|toddler|boy|girl|\\d+ year old)|the (baby|kids?|child))(?! (off|out|to school|into|a|for|up|around|with a pillow|at|in|if) ),
      ${HURTS} my own (son|daughter|kid|child|baby), i (\\w+ )?squeezed (his|her|the babys) neck`,
    es: `
      (le|lo|la|les) (pegue|golpee|di (una|un|unas|dos|tres)? ?(paliza|bofetad\\w+|torta\\w*|tortazo\\w*|cachet\\w+|azote\\w*|golpe\\w*|guantazo\\w*|correazo\\w*|manotazo\\w*|empujon\\w*|chancl\\w+)|(acabo de )?cruz(ar(le)?|e) la cara|zarandee|sacudi|empuje|tire|agarre|jale|lastime|queme|pellizque|he pegado|he dado|he zarandeado|estampe|lance|encerre)`,
    zh: `
      我.{0,8}${DA}(了|得)?(他|她|孩子|娃|宝宝|儿子|女儿),
      我(刚才|刚刚|今天|昨晚|又|一气之下)?.{0,4}(掐|踹|扇|抽|打|勒|捂)了?(他|她|孩子|娃|宝宝)的?(脖子|脸|嘴|头|屁股|胸|肚子)?,
      (把|对)(他|她|孩子|娃|宝宝|儿子|女儿)(打|掐|踢|踹|摔|扔|拖|勒)`,
  },
  injury: {
    en: `
      mark*, bruis*, blood*, bleed*, lip, split, handprint, welt*, too hard, so hard, really hard, not moving,
      wont move, hospital, lost it, snapped, black eye, broke, broken, swollen, limp, red mark, lost control,
      couldnt stop, cant stop, neck, throat, against the wall, down the stairs,
      i (regret|hate myself|feel (awful|terrible|horrible|like a monster)), monster, belt, out of anger, in anger,
      rage, arm`,
    es: `
      marca*, moraton*, moreton*, sangr*, labio, fuerte, no se mueve, hospital,
      perdi (el control|los nervios|la cabeza|los papeles), me pase, hincha*, rompi, cuello, contra la pared,
      escaleras, arrepent*, me siento (fatal|horrible|un monstruo|mala), monstruo, cinturon, rabia, ira,
      no puedo parar, brazo, paliza, nariz`,
    zh: `
      印, 青, 肿, 血, 伤, 太重, 太狠, 控制不住, 失控, 后悔, 脖子, 墙上, 楼梯, 不动, 医院, 破, 气疯, 气急, 忍不住,
      皮带, 衣架, 断, 喘不, 使劲, 用力, 紫, 不是人, 哭个不停`,
  },
  iFear: {
    en: `
      (scared|afraid|terrified|frightened|worried|frightens me|fear) (that )?(i|ill|im|i will|i might|i could|id|of what i|of myself|of),
      i (might|could|am going to|am about to|almost|nearly), im (about to|going to|gonna|this close),
      i feel like im (going to|about to|gonna),
      i (want|wanna|feel like|feel like im going to|feel like i might|just want|keep thinking about|keep imagining|imagine|picture|have thoughts of|get the urge to|had the urge to),
      thoughts of, urge to`,
    es: `
      (tengo|me da|con) miedo (de|a)?(que )?(yo |mi misma|mi mismo)?, temo, tengo ganas de, me dan ganas de, casi,
      estoy a punto de, voy a (acabar|terminar), quiero, imagino, pienso en, impulsos? de, pensamientos de, me veo,
      siento que voy a, voy a explotar`,
    zh: `
      怕(我|自己|我自己), 担心(我|自己), 差点, 恨不得, 真想, 好想, 想要?把, 忍不住想, 脑子里(总|老|都), 冲动,
      控制不住, 快要, 感觉我?(快|要), 快爆发`,
  },
  harmIdea: {
    en: `
      (put|slam|throw) (him|her|them|it|the baby) (through|against) (the|a) (wall|window),
      (?<!keeps |keep |is |was |started |stop |stops |loves )(hurt|hurting|harm|harming|shake|shaking|smother*|drown*|drop|dropping|throw|throwing|chuck*|kill|killing|strangl*|choke|choking|hit|hitting|slap|slapping|stab*|suffocat*|snap|snapping|slam*|squeez*|leave|leaving|push*|abandon*|smack*|lose it|crush*|silenc*) (him|her|them|it|my (baby|son|daughter|kid|kids|child)|the (baby|kid|kids|child|twins|children|boys|girls)|someone|somebody|one of (them|the kids))(?! (at home|alone with|with (my|his|her)|feelings|off|some|the))(?= |$)`,
    es: `
      (hacer(le|lo|la|les)? (dano|algo malo|algo)( a (los|las|mis|el|la) \\w+)?|(?<!para de |deja de |dejar de )pegar(le|lo|la|les)|sacudir(le|lo|la|les)|matar(le|lo|la|los)|ahogar(le|lo|la)|tirar(lo|la|le)|estampar(lo|la|le)|asfixiar\\w*|zarandear\\w*|estrangular\\w*|lanzar(lo|la)|golpear(le|lo|la|les)|callar(lo|la) para siempre|abandonar(lo|la|los)|empujar(lo|la|le)|soltar(lo|la)) ?(al? (bebe|nin[oa]|mi hij[oa]))?,
      (ahog|mat|tir|golpe|sacud|asfixi|estrangul|estamp|lanz)\\w+ (al? |el |la )?(bebe|nin[oa]|mi hij[oa]),
      (lo|la|le) (estamp|tir|lanz|ahog|mat|revient)\\w* (contra|por|al suelo|a la pared)`,
    zh: `
      (伤害|打|掐|摔|扔|捂|闷|淹死|淹|弄死|打死|掐死|摔死|闷死|扔下|扔出|推下|丢下|杀|伤|勒)(到|死|了|下|出|掉)?(了)?(他|她|孩子|娃|宝宝|儿子|女儿|双胞胎|他们),
      (把|对)(他|她|孩子|娃|宝宝|儿子|女儿|自己孩子).{0,6}(扔|摔|掐|闷|捂|打|丢|推|勒|弄死|下手|动手|杀|从楼|淹),
      把(他|她|孩子).{0,4}(掐|打|拧|扇|抽)(紫|青|肿|伤|破|出血)`,
  },
} as const satisfies Record<string, Words>
