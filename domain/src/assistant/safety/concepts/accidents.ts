import type { Words } from './words.ts'

/** Fire, current, water. */
export const accidents = {
  heat: {
    en: `
      boiling, (hot|scalding|burning) (water|oil|tea|coffee|soup|pan|iron|grease|chocolate|noodles|wax), kettle,
      firework*, flames, (on|caught) fire, deep fryer, acid, steam, bonfire, oven, stove, hob, burner, straightener,
      curling iron, heater`,
    es: `
      hirviendo, hirviente, aceite (caliente|de)?, agua (muy )?caliente, caldo, plancha, petardo*, llamas, fuego,
      sarten, te caliente, cafe caliente, acido, brasas, olla, tetera, hervidor, sopa, vitro*, plancha*, estufa,
      chimenea, radiador`,
    zh: `
      开水, 热水, 热油, 热汤, 滚烫, 沸水, 火锅, 熨斗, 鞭炮, 烟花, 着火, 蒸汽, 硫酸, 油锅, 火盆, 水壶, 一壶水, 整壶水,
      热粥, 热奶, 炉子, 灶, 卷发棒, 烤箱, 电熨斗, 取暖器`,
  },
  burnt: {
    en: `
      blister*, peel*, skin (is |was )?(coming|came|falling|fell|hanging|off|gone|raw), scald*, burn, burned, burnt,
      burns, burning, third degree, all over (his|her|him), over (him|her|my|them)(self|selves)?, on (him|her)self,
      down (his|her) (chest|back|front)`,
    es: `
      ampolla*, se (le )?(pela|cae|levanta|despega) la piel, piel (roja|levantada|caida|quemada), quem*, abras*,
      escald*, encima`,
    zh: '起泡, 水泡, 脱皮, 皮掉, 皮都掉, 皮没了, 烫, 烧伤, 烧着, 灼伤, 浇, 泼, 洒, 起了?.{0,4}泡',
  },
  mildBurn: {
    en: `
      tongue, toast, cookie*, cake, dinner, pancake*, rice, calories, sunburn*, food, energy, burn out, burned out,
      burnt out, pizza, incense`,
    es: `
      lengua, tarta, galleta*, cena, tostada*, arroz, comida, sol, dinero, manos llenas, pizza, energia*,
      se quemo la (tarta|cena|comida)`,
    zh: '舌头, 蛋糕, 饼干, 晚饭, 吐司, 晒, 麻辣烫, 烫发, 烫头, 发烫, 烫手山芋, 蜡烛',
  },
  mains: {
    en: `
      socket*, outlet*, power strip, live wire*, exposed wire*, extension cord, power cord, toaster,
      electric (fence|wire|cable)`,
    es: 'enchufe*, cable (pelado|electrico), la corriente, regleta, toma de corriente, cerca electrica',
    zh: '插座, 电线, 插孔, 漏电, 插排, 插头',
  },
  touchesMains: {
    en: `
      fork, finger*, knife, stuck, shock*, zap*, thrown, key, metal, tongue, licked, bit, chewed, grabbed, hairpin,
      screwdriver, burn*`,
    es: `
      dedo*, metio, metido, tenedor, tieso, calambr*, quem*, llave, mordi*, chup*, horquilla, destornillador,
      dio (la|una|un)`,
    zh: '手, 插进, 捅, 摸, 筷子, 叉子, 黑, 麻, 咬, 钥匙, 被电, 电到',
  },
  electrified: {
    en: 'electrocut*, electric shock*, got (a |an )?(shock|zapped|electric)',
    es: 'electrocut*, descarga electrica, calambrazo, le dio (la )?corriente',
    zh: '触电, 电到, 电击, 被电',
  },
  deepWater: {
    en: `
      pool, bath, bathtub, tub, hot tub, river, lake, pond, sea, ocean, well, under ?water, water, bucket, canal,
      creek`,
    es: 'piscina, banera, rio, lago, mar, estanque, pozo, agua, alberca, pileta, cubo, jacuzzi, acequia',
    zh: '水, 河, 池, 泳池, 浴缸, 井, 海, 湖, 水塘, 水桶',
  },
  sinks: {
    en: `
      face ?down, floating, sank, sunk, (went|was|been|goes|gone|held) under, pulled (him|her|them) out, pulled out,
      got (him|her) out, fell (in|into), slipped under, coughing (up )?water,
      (inhal|swallow|breath)\\w* (\\w+ ){0,2}water, drown*, submerged, under (the )?water (for)?, was under`,
    es: `
      boca abajo, hundi*, flot*, (lo|la|los|le) (sacamos|saque|sacaron|hemos sacado), sacamos,
      se (me )?(ha )?ca(yo|ido) (a|al|en|dentro), cayo (a|al|en)(l| la)?, ahog(o|ado|ando|andose),
      trag(o|ado) (mucha )?agua, bajo el agua`,
    zh: '溺, 捞, 掉进, 掉到, 掉水, 掉下, 落水, 沉, 漂, 脸朝下, 呛水, 跌进, 呛了, 滑到水, 滑进水, 滑到, 滑(进|到|下|入)',
  },
  gadget: {
    en: `
      phone, toy, toys, shoe*, hat, duck*, homework, laundry, chores, work, paperwork, debt, mess, lessons?,
      swimming class, tablet, watch`,
    es: `
      movil, juguete*, zapato*, gorr*, pato, deberes, tarea*, vaso de agua, papeles, tablet, reloj,
      clases? de natacion, extraescolar*`,
    zh: '手机, 玩具, 鞋, 帽子, 作业, 平板, 手表, 书包, 水杯, 游泳课, 成绩',
  },
  trapped: {
    en: `
      (locked|left|forgot|forgotten|trapped|stuck) ~ in (the|a|my|our|his) (hot )?(car|trunk|freezer|fridge|dryer|washing machine|elevator shaft),
      (asleep|sleeping|slept|was|is) in (the|a|my) hot car`,
    es: '(encerrad|olvid|atrapad|dej)\\w* ~ en (el|un) (coche|carro|auto|maletero|congelador), (coche|carro) al sol',
    zh: '(锁|关|忘|困|落)在车(里|上|内|厢), 车里.{0,4}(锁|忘|闷), 太阳底下的车, 车里.{0,8}(窗没|窗户没|太热|闷)',
  },
} as const satisfies Record<string, Words>
