import type { Words } from './words.ts'

/** "Mi hijo me pega" is said of somebody else. */
const BY_A_CHILD =
  '(?<=(hij|nin|nen|niet)[oae](?: de \\w+ anos)? |(bebe|peque\\w*) )me (pega|golpea|arana|muerde|pellizca|da golpes)\\b'

/** Harming oneself, and what with. */
export const selfHarm = {
  harmsSelf: {
    en: `
      (cut|cuts|cutting|burn*|scratch*|stab*|carv*|slic*|punch*|hit|hits|hitting|bang*|bit|bite|bites|biting|pinch*|hurt|hurts|hurting|harm*|slap*|choke*|strangl*|pick*) (him|her|my|them)(self|selves|\\s?self),
      (cut*|burn*|scratch*|stab*|carv*|slic*|bang*|punch*|hit|hits|hitting|bites?|biting) (his|her|my|their) (own )?(arm|wrist|leg|thigh|skin|head|face|hand|stomach)s?`,
    es: `
      (?!${BY_A_CHILD})(se|me) (esta )?(cort*|quem*|rasgun*|aran*|clav*|golpe*|pega|pego|muerd*|pinch*|lastim*|arranc*|pellizc*|hace dano|hago dano|hier*|da (de )?golpes|da cabezazos),
      (se|me) da (punetazos|cabezazos|bofetadas|bocados)`,
    zh: `
      (打|掐|咬|抓|划|割|扎|烫|刺|伤害|弄伤|抽|扇|挠|捶|戳)自己, 扇自己, 拿头撞, 用头撞, 头撞(墙|地),
      (扎|割|划|烫|刺|戳|咬|抓)(他|她)?自?己?的?(胳膊|手臂|手腕|大腿|手背|手)`,
  },
  onPurpose: {
    en: `
      on purpose, deliberately, (till|until|til) (\\w+ )?bleed*, bleeds, blood, in secret, secretly, to feel,
      to punish, punish*, every (night|time|day), when (upset|sad|stressed|angry|alone),
      (he|she) (is|gets) (upset|sad|stressed), scars?, sleeves, blade*, razor*, hate*, deserve*`,
    es: `
      a proposito, aposta, hasta (que )?(sangr*|hacerse sangre), sangre, a escondidas, en secreto,
      cuando (se )?(enfada|agobia|siente|esta (mal|trist*|sol[oa])), para (sentir|castigarse), castig*, cicatri*,
      manga larga, odia, merece`,
    zh: '故意, 出血, 流血, 偷偷, 惩罚, 伤疤, 疤, 难过(就|时|的时候), 该死, 恨, 不停, 发泄, 该打, 活该',
  },
  limb: {
    en: 'arm, arms, forearm*, wrist*, thigh*, legs?, skin, stomach, veins?, ankles?, sleeve*',
    es: 'brazo*, antebrazo*, muneca*, muslo*, pierna*, piel, venas, tobillo*, mangas?',
    zh: '手臂, 胳膊, 手腕, 大腿, 皮肤, 腿上, 手上, 腕, 长袖, 袖子',
  },
  carves: {
    en: 'carv*, etch*, scratched (a word|words|letters|names?)',
    es: 'se (ha )?grab(o|ado), se (ha )?tall(o|ado)',
    zh: '刻字, 刻了, 刻上',
  },
  inHand: {
    en: 'in my hands?, in front of me, lined up, counted',
    es: 'en (la|mi) mano, delante de mi, contad*',
    zh: '在我?手里, 在我?手上, 摆在面前, 数好',
  },
  marks: {
    en: 'marks, cuts, slashes, gashes, scars, scratches, slits, (thin|straight|red|neat|little) lines, burns, wounds',
    es: 'cortes, cortadas, marcas, cicatrices, rayas, rayones, tajos, aranazos, quemaduras, heridas',
    zh: '口子, 刀痕, 划痕, 伤疤, 疤, 一道道, 一道一道, 割痕, 伤口, 血痕, 划伤, 刀疤, 新伤, 旧伤',
  },
  innocentMarks: {
    en: `
      mosquito*, pen, pens, marker*, ink, felt tip*, bramble*, eczema, paint, tattoo*, playing, rash, bug bites?,
      crayon*`,
    es: 'mosquito*, boli, bolis, rotulador*, pintura*, tinta, eccema, tatuaje*, jugando, picadura*, zarza*',
    zh: '蚊子, 马克笔, 水彩, 圆珠笔画, 湿疹, 纹身, 画画, 贴纸, 颜料',
  },
  sharpTool: {
    en: `
      knife, knives, blade*, razor*, box ?cutter, scalpel, scissors, compass, needle, pencil sharpener, broken glass,
      lighter, cigarette*, matches, an iron, staple*`,
    es: `
      cuchill*, navaja*, cutter, compas, aguja, tijeras, sacapuntas, cristal*, vidrio*, mechero, encendedor, cigarr*,
      colilla*, plancha`,
    zh: '刀, 刀片, 圆规, 针, 剪刀, 碎玻璃, 玻璃片, 打火机, 烟头, 香烟, 铅笔',
  },
  wounding: {
    en: 'cut*, burn*, stab*, scratch*, poke*, poking, jab*, carv*, slic*, dig*, drag*',
    es: 'cort*, quem*, clav*, pinch*, ray*, aran*, rasg*, apag*',
    zh: '扎, 割, 划, 烫, 刺, 戳, 刻',
  },
  hanging: {
    en: 'noose, rope, belt, cord, cable, scarf, shoelace*, leash, bed ?sheets?, plastic bag',
    es: 'soga, cuerda, cinturon, cordon*, cable, bufanda, correa, sabana*, bolsa de plastico, una bolsa',
    zh: '绳子?, 皮带, 围巾, 鞋带, 电线, 床单, 塑料袋, 腰带, 红领巾',
  },
  neck: {
    en: 'neck, throat, over (his|her|my) head',
    es: 'cuello, pescuezo, garganta, en la cabeza',
    zh: '脖子, 勒, 套(在)?头, 套(在)?脖',
  },
  hiddenAway: {
    en: `
      saving up, saved up, been saving, stash*, hoard*, hid, hides, hidden, hiding, stockpil*, collecting,
      under (his|her|the|their) (pillow|mattress|bed),
      in (his|her|their) (drawer|room|backpack|bag|pocket|closet|desk|bedroom|pencil case), secretly`,
    es: `
      guardando, escond*, juntando, acumul*, a escondidas, (bajo|debajo de) (la|su|el) (almohada|colchon|cama),
      en (su|el) (cuarto|mochila|cajon|habitacion|armario|bolsillo|estuche)`,
    zh: '攒, 藏, 囤, 偷偷, 枕头下, 枕头底, 床底, 抽屉, 书包里, 房间里',
  },
  ties: {
    en: 'tied, ties, tying, hung, hanging, made a, looped',
    es: 'at(o|ada|ado|ando), amarr*, colg*, hizo un nudo',
    zh: '系, 绑, 拴, 挂',
  },
  anchor: {
    en: 'closet, ceiling, fan, beam, door, doorknob, hook, rail, bar, tree, bunk, shower',
    es: 'armario, techo, ventilador, viga, puerta, gancho, barra, arbol, litera, ducha',
    zh: '衣柜, 天花板, 吊扇, 房梁, 门把, 挂钩, 杆, 树, 床架',
  },
  discovered: {
    en: 'found, discovered, saw, noticed, there was, came across',
    es: 'encontr*, descubri*, vi, he visto, halle, habia',
    zh: '发现, 看到, 翻到, 找到, 看见',
  },
  gallows: { en: 'noose, rope', es: 'soga, cuerda', zh: '绳子, 麻绳' },
  blade: {
    en: 'knife, knives, blade*, razor*, box ?cutter, scalpel, broken glass',
    es: 'cuchill*, navaj*, cutter, bisturi, vidrios?',
    zh: '刀片, 美工刀, 小刀, 菜刀, 水果刀, 刀子, 碎玻璃',
  },
  gun: {
    en: 'gun, guns, pistol, rifle, shotgun, handgun, bullets, firearm',
    es: 'pistola, arma de fuego, un arma, escopeta, rifle, balas, revolver',
    zh: '枪, 手枪, 子弹',
  },
  toyish: {
    en: `
      toy, toys, nerf, water gun, video ?game*, game, games, movie*, lego*, cartoon*, pretend*, play*, book,
      butter knife, squirt, halloween, costume*, ninja, pirate*, fortnite, chess, goal, hoops, basket*`,
    es: `
      juguete*, de agua, videojuego*, juego, juega, jugar, jugando, pelicula*, dibujos, lego, cuento, nerf,
      de plastico, gol, carnaval, disfraz*, ninja, pirata*`,
    zh: '玩具, 水枪, 游戏, 玩, 电影, 动画, 故事, 积木, 乐高, 橡皮, 气球, 狼人杀, 篮球, 万圣, 扮, 忍者',
  },
  height: {
    en: `
      window, windows, window ?sill, ledge, balcony, roof, rooftop, bridge, overpass, cliff, parapet, railing,
      (second|third|fourth|fifth|sixth|seventh|top|\\d+\\w*) floor, building`,
    es: `
      ventana, balcon, azotea, tejado, puente, cornisa, terraza, barandilla, precipicio, acantilado,
      (segundo|tercer|cuarto|quinto|sexto|septimo|octavo|ultimo|\\d+) piso`,
    zh: '窗, 窗台, 阳台, 楼顶, 天台, 大桥, 桥上, 栏杆, 悬崖, 高楼',
  },
  leap: {
    en: `
      jump*, leap*, (throw|threw|throwing|throws) (him|her|my|them)(self|selves), step off, climb* (over|out|onto|on),
      hanging (off|out|from), let go`,
    es: `
      tirarse, tirarme, se (va a |quiere )?tir(a|e|o|aba)(?! del pelo), se lanz*, lanzarse, saltar*, salta, salte,
      aventarse, arrojarse, se (ha )?sub(io|ido), colgad*`,
    zh: '跳, 往下, 翻(过|出|上)',
  },
  rails: {
    en: `
      train tracks?, railway, the tracks, subway tracks, in front of (a|the) (train|car|truck|bus),
      under (a|the) (train|car|truck|bus), into traffic`,
    es: 'vias( del)?, al tren, al metro, delante de(l| un) (tren|coche|camion)',
    zh: '铁轨, 轨道, 撞车, 卧轨, 地铁轨, 往车(上|流|前)',
  },
  ownBody: {
    en: '(to|against|at|on) (his|her|my) (own )?(stomach|throat|neck|wrist|wrists|chest|arm|head|belly)',
    es: '(en|a|contra) (la|el|su) (barriga|cuello|muneca|pecho|tripa|garganta|sien)',
    zh: '对着自己, 自己的?(肚子|脖子|手腕|胸口), 抵(着|在)(自己|脖子|手腕|肚子)',
  },
} as const satisfies Record<string, Words>
