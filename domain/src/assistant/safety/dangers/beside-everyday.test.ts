import { expect, test } from 'vitest'
import { childhood } from '../concepts/childhood.ts'
import { everyday } from '../concepts/everyday.ts'
import { growingUp } from '../concepts/growing-up.ts'
import { mayBeSerious } from '../hints.ts'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
const silent = (messages: string) => cut(messages).filter((message) => alarmIn(message) === null)
const notAs = (alarm: string, messages: string) => cut(messages).filter((message) => alarmIn(message) !== alarm)

test('what is everyday holds no word that nobody looked at, for it is taken out as a whole', () => {
  const takenOut = { ...growingUp, hitsOwnHead: childhood.hitsOwnHead, touchesSelf: everyday.touchesSelf }
  const words = Object.values(takenOut).flatMap((said) => Object.values(said))
  expect(words.filter((list) => /\\w[+*]\)? \)|(?<!\\)\.[*{]/.test(list))).toEqual([])
})

test('danger is heard between a teenager and the cigarette, and before the threat to run away', () => {
  expect(
    notAs(
      'abuse',
      `
      caught my husband hitting her while drinking / caught my ex choking him drinking / i caught uncle touching her and smoking /
      found a stranger touching my daughter smoking / i saw grandpa hitting her while drinking / vi a mi marido pegandole y fumando /
      vi que mi marido le pega bebiendo / vi a mi tio tocandola y fumando / she says grandpa touches her and she will run away /
      my son says dad hurts him, wants to run away from home / he says he will shoot us and run away / she wants to stab her brother and run away`,
    ),
  ).toEqual([])
  expect(
    notAs(
      'crisis',
      `
      i found her cutting herself and smoking / found my son hanging, smoking / encontre a mi hija cortandose y fumando /
      dice que se va a matar o irse de casa`,
    ),
  ).toEqual([])
  expect(notAs('medical', 'i found my daughter bleeding and smoking')).toEqual([])
})

test('a head that somebody else strikes is no tantrum', () => {
  expect(
    silent(`
      i keep slapping her face when she has a tantrum / i keep hitting her head when she has a meltdown / i can't stop hitting her head, she is 3 /
      Mike slams her head against the wall, she's 2 / i keep banging her head on the wall, she's 2 / i was slamming his head into the wall, he is a toddler /
      i keep punching his face when the baby screams / he hits her head against the wall, she is 2 / he slaps her face when she has a tantrum /
      我拿两岁孩子的头撞墙 / 我气得抓着两岁的他用头撞墙 / 我打自己的脸 宝宝哭`),
  ).toEqual([])
})

test('who cannot stop striking a head is told that it is too much', () => {
  expect(
    notAs(
      'overwhelmed',
      "i keep banging her head on the wall, she's 2 / i keep punching his face when the baby screams",
    ),
  ).toEqual([])
})

test('who tries to swallow pills is no child who cannot', () => {
  expect(
    notAs('medical', "my daughter tries to swallow pills when she's sad / she tries to swallow my sleeping pills"),
  ).toEqual([])
  expect(mayBeSerious('she tries to take my pills every time we argue')).toBe(true)
})

test('another child who touches ours is none that touches itself', () => {
  expect(
    notAs(
      'abuse',
      `
      my daughter says a girl keeps touching her private parts / a 16yo keeps touching her private parts /
      the older one is touching her private parts`,
    ),
  ).toEqual([])
  expect(mayBeSerious('some kid keeps grabbing her bottom at school')).toBe(true)
})

test('who is ashamed of the body, or stared at, does not fall silent when it cuts itself', () => {
  expect(
    notAs(
      'crisis',
      `
      mi hija se corta por la vergüenza de su cuerpo / se corta cuando la miran mal en el cole /
      se corta cuando le pregunto como esta`,
    ),
  ).toEqual([])
})

test('beer at eight is no teenager trying it', () => {
  const messages = ['my 8 year old drank a beer', 'my 6 year old drank a beer and fell']
  expect(messages.filter((message) => !mayBeSerious(message))).toEqual([])
})

test('who cut the wrist once is not only dreaded for', () => {
  expect(alarmIn('孩子怕我死 因为我割过腕')).toBe('crisis')
})
