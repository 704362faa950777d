import type { Words } from './words.ts'

/** A partner's control, a parent's fear, and what hands that care for children do in secret. */
export const control = {
  controls: {
    en: `
      (controls|checks|tracks|monitors|goes through|reads) (my|all my) (phone|money|messages|location|email|account|every move)*,
      controls (me|everything i), (takes|took|keeps) (all )?my (money|phone|pay|wages|salary|card)*,
      (wont|doesnt|never|not) (let|allow) me (to )?(leave|go out|work|drive|out|see (my|any)|talk to (my|any)|have (friends|money|a job|a phone)),
      cut(s|ting)? me off from (my|every)`,
    es: `
      me (controla|revisa|quita|esconde|vigila|rastrea|quito|maneja) (todo )?(el|mi|los|las|mis) (celular|movil|telefono|cel|dinero|plata|sueldo|llaves|mensajes|ubicacion|tarjeta\\w*|documentos),
      no me (deja|permite) (\\w+ ni )?(salir|trabajar|ver a (mi|mis|nadie)|hablar con (mi|mis|nadie)|visitar|estudiar|tener (amig|dinero|trabajo)\\w*)`,
    zh: `
      (控制|查|没收|管|翻|监视)着?我的?(手机|钱|工资|行踪|微信|银行卡)(和钱)?,
      不(让|许|准|允许)我(出门|出去|见(家人|朋友|爸妈|我妈)|跟.{0,4}(联系|说话|来往)|和.{0,4}(联系|说话|来往)|工作|上班|回娘家)`,
  },
  fearsHim: {
    en: '(scared|afraid|terrified|frightened) of (him|her|my (husband|partner|boyfriend|ex|wife))',
    es: 'le tengo (mucho |panico y )?miedo, (miedo|panico) (de|a) (el|ella|mi (marido|pareja|esposo|novio))(?= |$)',
    zh: '我(好|很|真的?|特别)?(怕|害怕)(他|她|老公|丈夫)',
  },
  iAmAfraid: {
    en: '(im|i am|i feel) (so |really |very )?(scared|afraid|terrified|frightened|unsafe|trapped)',
    es: '(tengo|vivo con) (mucho )?miedo, estoy (aterrada|asustada|aterrado)',
    zh: '我(好|很|真的?|特别)?(怕|害怕)',
  },
  pricks: {
    en: `
      (prick|stab|pok|jab|stick)\\w* (\\w+ ){0,4}(needle|pin)*, (hurt|punish|threaten|scratch)\\w* (\\w+ ){0,3}with (a )?needles?,
      (tap|taped|taping|tied|ties)\\w* (\\w+ ){0,3}(mouth|chair|hands|crib)( shut)?`,
    es: '(pinch|clav)\\w+ (\\w+ ){0,5}(aguja|alfiler)*, (castig|lastim|hier|amenaz)\\w+ (\\w+ ){0,3}con agujas?, (tap|amarr)\\w+ (\\w+ ){0,3}(a la silla|con cinta)',
    zh: '给(孩子|他|她|宝宝|娃)扎针, 针(扎|戳|刺), 胶带.{0,4}嘴, 绑在椅',
  },
} as const satisfies Record<string, Words>
