import { plain } from '../plain.ts'

/** What is done in the app, and with what: neither alone, for habits are changed and children are invited in life too. */
const DOINGS = [
  [
    'delete|remove|undo|edit|correct|cancel|take back|restore',
    '(?:records?|entry|entries|check ins?|points i gave|mistakes?|wrong taps?|child profile|childs profile|account|my data|everything)\\b',
  ],
  ['delete|undo|rename', '(?:habits?|challenges?|rewards?|moments?)(?: in (?:the app|sprout))?$'],
  [
    'fill in|add|tick|check in|record|make up',
    '(?:(?:forgotten|missed|past|earlier) (?:days?|check ins?)|days? (?:that )?(?:i|we|he|she) (?:forgot|missed))\\b',
  ],
  ['print', '(?:habits?|week|book|moments?|page|chart)\\b'],
  ['change|edit|raise|lower', '(?:price|cost) of (?:a|the|this) rewards?\\b'],
  [
    'invite|add|connect(?! with)|share(?: it| this)? with',
    '(?:(?:my|the|a|another) )?(?:husband|wife|partner|spouse|co parent|caregiver|babysitter|nanny|grand(?:ma|pa|parents?|mother|father)|second parent|other parent|ex|second child|new child|another child)(?: to (?:the app|sprout|the family|this app|my account))?$|(?:someone|somebody) to (?:the app|sprout|the family)',
  ],
  [
    'change|edit|set|reset|switch|update',
    '(?:password|passkey|e?mail|birthday|profile picture|avatar|time zone|(?:his|her|the|my|childs) (?:photo|picture|age))\\b',
  ],
  ['export|download|save|back up|backup', '(?:data|records|file|everything)\\b'],
  ['log|sign', '(?:out|off)\\b'],
  [
    'borr\\w+|elimin\\w+|deshac\\w+|deshag\\w+|quit\\w+|corrij\\w+|correg\\w+|edit\\w+|anul\\w+',
    '(?:registros?|entradas?|perfil|cuenta|mis datos)\\b',
  ],
  [
    'invit\\w+|agreg\\w+|anad\\w+|conect\\w+(?! con)',
    '(?:a )?(?:mi|al|la|otro|otra|un|una) (?:marido|esposo|esposa|mujer|pareja|abuel[oa]s?|ninera|cuidador\\w*|hij[oa]|nin[oa])(?: (?:a|en) (?:la app|sprout|la familia|la aplicacion))?$',
  ],
  [
    'cambi\\w+|actualiz\\w+|pon\\w+|restablec\\w+',
    '(?:contrasena|correo|email|cumpleanos|foto|avatar|zona horaria)\\b',
  ],
  ['borr\\w+|elimin\\w+|deshac\\w+|renombr\\w+', '(?:un |una |el |la )?(?:habito|reto|premio|momento)$'],
  ['rellen\\w+|complet\\w+|marc\\w+', '(?:un |el )?(?:dia olvidado|dia que (?:olvide|se me olvido|olvidamos))\\b'],
  ['imprim\\w+', '(?:los |el |la |un |una )?(?:habitos?|semana|libro|momentos?)\\b'],
  ['export\\w+|descarg\\w+|guard\\w+', '(?:datos|registros|archivo)\\b'],
  ['cierr\\w+|cerrar|salir', '(?:sesion|de la (?:cuenta|app))\\b'],
] as const
const ASKING = '\\b(?:how|where|can i|is there a way|i want to|help me|como|donde|puedo|quiero|se puede)\\b'
/** A child, a language or a name is meant of the app only at the end, with nothing between that would be of life. */
const BARE = [
  [
    'add|create|anadir|anado|agregar|agrego|crear|creo',
    '(?:a )?(?:(?:a|another|un|una|otro|otra) )?(?:child|kid|nin[oa]|hij[oa])(?: profile)?',
  ],
  [
    'delete|remove|borrar|borro|eliminar|elimino',
    '(?:a )?(?:(?:a|the|my|un|una|el|la|al|mi) )?(?:child|kid|nin[oa]|hij[oa])(?: profile)?(?: (?:from|de) (?:the app|sprout|my account|la app|la aplicacion))?',
  ],
  [
    'change|edit|set|switch|update|cambiar|cambio|actualizar|actualizo|poner|pongo',
    '(?:the |el |de )?(?:(?:app )?language|idioma)(?: (?:of|in|de|en) (?:the app|sprout|la app|la aplicacion))?|(?:her|his|the|my|childs|my childs|su|el|mi) (?:name|nombre)',
  ],
] as const
const words = [
  ...DOINGS.map(([doing, what]) => `.{0,20}\\b(?:${doing}) (?:\\w+ ){0,2}?(?:${what})`),
  ...BARE.map(([doing, what]) => `.{0,20}\\b(?:${doing}) (?:${what})$`),
].map((what) => new RegExp(`${ASKING}${what}`))

const SIGNS =
  /(?:怎么|如何|怎样|能不能|可以|在哪里?|想|要)(?:删除?|撤销|撤回|修改|改|编辑|恢复)(?:掉)?(?:一?[条个])?(?:记录|孩子的?(?:资料|档案|信息|名字|照片|生日|头像)?$|账号|帐号|密码|语言|头像|生日|名字|邮箱)|(?:怎么|如何|怎样|能不能|可以|想)(?:邀请|添加|加)(?:我)?(?:的)?(?:老公|老婆|丈夫|妻子|爱人|家人|爷爷|奶奶|外婆|外公|保姆|另一半|另一个孩子|第二个孩子|新孩子|孩子$)|(?:怎么|如何|怎样|在哪里?)(?:导出|备份|下载)(?:数据|记录)|(?:怎么|如何|怎样|在哪里?)退出(?:登录|账号)|(?:怎么|如何|怎样|能不能|可以)(?:撤销|撤回)(?:吗|呢)?$|(?:怎么|如何|怎样|能不能|可以)(?:补打?卡|补记|补签)|(?:怎么|如何|怎样|在哪里?)打印|(?:怎么|如何|怎样|在哪里?)(?:删除?|删掉)(?:一个)?(?:习惯|挑战|奖励)(?:卡片)?$/u

/** How the app itself is used, and no advice on a child. */
export function asksOfApp(message: string) {
  const text = plain(message.slice(0, LONGEST))
  return words.some((one) => one.test(text)) || SIGNS.test(text.replaceAll(' ', ''))
}
const LONGEST = 200
