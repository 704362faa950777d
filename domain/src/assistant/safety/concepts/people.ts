import type { Words } from './words.ts'

/** Who does it, and to whom. */
export const people = {
  partner: {
    en: `
      husband, hubby, wife, partner, spouse, (my|his|her|their|the) ex, ex (husband|wife|boyfriend|partner),
      boyfriend, bf, girlfriend, fiance`,
    es: 'marido, esposo, esposa, mi mujer, mi viejo(?= (me|nos|le|lo|la)), pareja, (mi|su|el|la) ex, exmarido, exmujer, novio, novia',
    zh: '老公, 老婆, 丈夫, 妻子, 前夫, 前妻, 男朋友, 男友, 女友, 孩子他?爸, 他爸, 她爸, 爱人, 我对象',
  },
  parent: {
    en: `
      dad, dads, daddy, father, fathers, mom, moms, mum, mums, mother, step ?dad*, step ?father*, step ?mom,
      step ?mum, step ?mother`,
    es: 'padre, papa, madre, mama, padrastro, madrastra',
    zh: '爸爸, 妈妈, 父亲, 母亲, 继父, 继母, 后爸, 后妈, 养父, 他妈, 她妈, 我妈, 我爸',
  },
  relative: {
    en: `
      grandpa*, granddad*, grandad*, grandfather*, grandma*, grandmother*, nan, uncle, uncles, aunt, auntie,
      (his|her|my|older|their) cousin*, step ?brother*, in law, godfather, family friend, friend of the family`,
    es: 'abuel*, yayo, yaya, tio, tia, primo, cunad*, suegr*, padrino, hermanastro, amigo de (la familia|su padre)',
    zh: `
      爷爷, 外公, 姥爷, 奶奶, 外婆, 姥姥, 叔叔, 伯伯, 大伯, 舅舅, 姑父, 姨父, 姑姑, 舅妈, 表哥, 堂哥, 表叔, 公公,
      婆婆, 小叔子, 姐夫, 亲戚, 干爹`,
  },
  helper: {
    en: `
      teacher*, tutor, coach*, baby ?sitter*, sitter, nanny, daycare (worker|teacher|lady|staff), carer, caretaker,
      childminder, au pair, priest, pastor, instructor, neighbou?r*, lodger, roommate, landlord, counsellor, janitor`,
    es: `
      profe, profes, profesor*, maestr*, entrenador*, monitor, monitora, canguro, niner*, cuidador*, cura, sacerdote,
      catequista, vecin*, conserje, terapeuta, la (chica |senora )?de la guarderia`,
    zh: '老师, 教练, 保姆, 阿姨, 月嫂, 育儿嫂, 邻居, 司机, 保安, 校长, 家教, 房东, 室友, 神父',
  },
  stranger: {
    en: `
      stranger*, (a|some|this|the|that|old|older|grown) (man|men|guy|dude|boy|adult|person), adult, men, pedo*, creep,
      someone, somebody`,
    es: `
      desconocid*, extrano, extrana, (un|el|este|ese) (hombre|senor|tipo|adulto|viejo|chico), hombre, adulto, alguien,
      chico mayor, pederasta`,
    zh: '陌生人, 网友, 男人, 男的, 大叔, 大爷, 老头, 有人, 别人, 坏人, 成年人, 高年级',
  },
  online: {
    en: `
      online, on the internet, discord, roblox, snapchat, instagram, insta, tiktok, whatsapp, minecraft, fortnite,
      chat room, dms, telegram, in (a|the|his|her) game`,
    es: `
      internet, online, en linea, (por|en) (el|un) (juego|videojuego|chat), roblox, discord, instagram, redes,
      whatsapp`,
    zh: '网上, 网友, 微信上?, qq, 抖音, 游戏里, 线上, 直播间, 网络',
  },
  fearful: {
    en: `
      (scared|afraid|frightened|terrified|petrified) (of|to be (alone )?(with|near)), wont be alone with,
      refuses to be alone with, hates being alone with, doesnt want to be (left )?alone with,
      (doesnt|wont) (want to )?(go|stay) (near|with|to), flinches`,
    es: `
      (miedo|panico) (a|de|al|del), no quiere (quedarse|estar|ir) (a solas |sola |solo )?(con|a casa),
      se niega a (ir|quedarse)`,
    zh: '怕, 不敢(跟|和|靠近|单独), 不肯(跟|去|和), 不愿意?(跟|和|去)',
  },
  terrified: {
    en: `
      terrified, petrified, trembl*, shaking, shakes, panics, freezes, wont say why, wont tell me why, wont say what,
      cries and clings, wets (himself|herself)`,
    es: `
      aterr*, panico, tiembl*, temblando, no (me )?(quiere )?(decir|dice|cuenta) (por ?que|que), llora y se agarra,
      terror, se hace pis`,
    zh: '发抖, 吓得, 特别害怕, 很害怕, 恐惧, 不肯说, 不说为什么, 问(他|她|什么)?(也|都|就)不(说|敢), 哭着不',
  },
} as const satisfies Record<string, Words>
