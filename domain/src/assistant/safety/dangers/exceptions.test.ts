import { expect, test } from 'vitest'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
const alarming = (messages: string) => cut(messages).filter((message) => alarmIn(message) !== null)
const notAs = (alarm: string, messages: string) => cut(messages).filter((message) => alarmIn(message) !== alarm)

test('who coughs blood, or is beaten until there is blood, does not only say so', () => {
  expect(notAs('medical', '孩子咳得吐血 / 儿子被打到吐血 / 被同学打得吐血 / 他爸打得吐血')).toEqual([])
  expect(alarming('写作业写到吐血 / 累到吐血 / 跳绳跳到吐血哈哈')).toEqual([])
})

test('cutting is not of paper because class, food or screens are spoken of too', () => {
  expect(
    notAs(
      'crisis',
      `
      she is back to cutting every night / she has been cutting since high school classes / my son started cutting, he has no coping skills /
      shes been cutting, doesn't care about screens anymore / my daughter stopped eating food and started cutting`,
    ),
  ).toEqual([])
  expect(
    alarming('she is cutting and pasting shapes / my son is cutting and coloring / she has been cutting paper'),
  ).toEqual([])
})

test('a child that cannot be found is missing, whatever of it was found', () => {
  expect(
    notAs(
      'missing',
      '找不到儿子 他的书包在路边 / 找不到他了 他的鞋在河边 / 找不到女儿 她的电话关机 / 找不到孩子 他的手机关机',
    ),
  ).toEqual([])
})

test('not every way that one goes with the children is a walk', () => {
  expect(
    notAs(
      'crisis',
      `
      going to take the baby with me in the river / thinking of taking the kids with me to the other side /
      我想带孩子一起走到河里 / 想抱着孩子一起跳水库 / quiero llevarme a los niños al otro lado`,
    ),
  ).toEqual([])
  expect(
    alarming(
      'i want to take the kids with me to the store / 想带孩子一起走到学校 / quiero llevarme a los niños a la playa',
    ),
  ).toEqual([])
})

test('a shot is a figure of speech only where it is said what for', () => {
  expect(notAs('crisis', 'si sigue asi me pego un tiro / tengo una pistola y me pego un tiro')).toEqual([])
  expect(alarming('me pego un tiro si vuelve a sonar baby shark')).toEqual([])
})

test('a finger is one, whichever article it has', () => {
  expect(notAs('abuse', 'mi tio mete los dedos en su vagina')).toEqual([])
})

test('what cleans the floor is no praise where it was drunk, in either language', () => {
  expect(notAs('medical', 'tomo fabuloso / my kid drank fabuloso / my toddler swallowed some fabuloso')).toEqual([])
  expect(alarming('hoy comió fabuloso')).toEqual([])
})
