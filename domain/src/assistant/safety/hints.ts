import { finder } from '../plain.ts'
import { said } from './said.ts'
import { soundsSerious } from './screen.ts'
import { mended } from './spelling/mended.ts'

/** Beginnings of words that stand in few harmless questions, without accents; a full stop ends the word. */
const HINTS = {
  en: `
    blood, bleed, throat, strangl, choke, suffocat, breathe, breathing, pills, overdos, poison, swallowed, knife, knives,
    blade, razor, gun., guns., weapon, around the neck, around his neck, around her neck, noose, porn, naked, nude, undress, private parts, sex., sexual, secret game,
    touched her, touched him, hopeless, worthless, despair, way out, suicid, self harm, end it, ending things, goodbye,
    hates herself, hates himself, hate myself, hurt himself, hurt herself, hurts himself, hurts herself, hurt myself,
    hurting himself, hurting herself, killed, kill him, kill her, kill me., disappear, ran away, run away, runs away, is missing,
    kidnap, jump off, jump from, jump in front, train tracks, bridge, rooftop, ambulance, emergency, police, unsafe,
    not safe, in danger, dangerous, drunk, drugs, meth., heroin, cocaine, abused, abuse., violence, violent with, violent man, bruise, seizure, faint,
    collaps, unconscious, wheez, allergic, afraid of his dad, afraid of her dad, scared of his dad, scared of her dad,
    scared of her uncle, scared of his uncle, threw a chair, lost control, scared of myself, beat him, beat her,
    lock him in, lock her in, lock them in, locked him in, locked her in, locked them in, dark closet`,
  es: `
    sangr, del cuello, al cuello, garganta, asfixi, ahog, respirar, respira., pastillas, sobredosis, veneno, cuchillo,
    navaja, cuchilla, arma., pistola, soga, cuerda, porno, desnud, partes intimas, sexual, sexo, secreto, voces, salida
    a esto, no veo salida, suicid, autolesi, desped, hacerse dano, se hace dano, hacerle dano, lastim, matar, morir.,
    muerto, muerta, desaparec, se escapo, se fue de casa, secuestr, tirarse, puente, azotea, via del tren, ambulancia,
    urgencias, emergencia, policia, peligro, borrach, drogas, cocaina, heroina, violencia, moret, morat, convuls, desmay,
    inconsciente, alergic, odia su vida, odio mi vida, no sirvo para nada, se odia, me odio, perdi el control, miedo a
    su padre, miedo de su padre, miedo a su tio, miedo de su tio, lo encierr, la encierr, los encierr, encerrarl, cuarto oscuro`,
  zh: `
    流血, 出血, 脖子, 喉咙, 窒息, 呼吸, 憋气, 吃药, 的药, 药片, 刀, 枪, 绳子, 裸, 色情, 隐私部位, 下体, 性侵, 摸她, 摸他, 绝望,
    没希望, 告别, 永别, 遗书, 自杀, 自残, 去死, 消失, 恨自己, 讨厌自己, 我没用, 离家出走, 走失, 失踪, 不见了,
    楼顶, 天台, 大桥, 救护车, 急诊, 报警, 警察, 危险, 喝醉, 酗酒, 毒品, 吸毒, 家暴, 虐待, 淤青, 掐, 踹, 误吞, 昏, 晕,
    过敏, 怕他爸, 怕她爸, 失控, 杀, 小黑屋`,
}

const words = Object.values(HINTS).flatMap((list) => list.trim().replace(/\s+/g, ' ').split(/, ?/))

/** No message that makes sense is longer, and the rest costs time. */
const LONGEST = 1000

/** Nothing that the screen knows, but somebody may be in danger: the reply begins with where help is. */
export function mayBeSerious(message: string) {
  const read = said(mended(message.slice(0, LONGEST)))
  return words.some(finder(read.heard.text)) || soundsSerious(read)
}
