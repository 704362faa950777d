import { describe, expect, test } from 'vitest'
import { ask, kinds, text } from '../reply/asking.testing.ts'
import { asksOfApp } from './using-the-app.ts'

describe('who asks how the app is used is told where it is done', () => {
  test.each([
    ...['how do i delete a record', 'how do i invite my husband to the app', 'how do i add a second child'],
    ...['where can i change the language', 'how do i log out', 'can i export my data', 'how do i change her birthday'],
    ...['how do i delete my child', 'how do i change her name', 'cómo elimino a mi hijo', 'cómo cambio el idioma'],
    ...['cómo borro un registro', 'cómo invito a mi marido', 'dónde cambio el idioma', 'cómo cierro sesión'],
    ...[
      'How do I undo a mistake?',
      'How do I delete a habit?',
      'How do I add a child?',
      'where can I print the habits',
    ],
    ...['How do I fill in a forgotten day?', 'How can I change the price of a reward?', 'cómo borro un hábito'],
    ...['dónde imprimo la semana', 'cómo relleno un día olvidado', '怎么撤销', '怎么补打卡', '怎么删除习惯'],
    ...['怎么删除孩子', '怎么邀请老公', '怎麼刪除記錄', '怎么修改密码', '怎么导出数据'],
  ])('%s', (message) => {
    const reply = ask(message)
    expect(text(reply)).toMatch(/^In Timeline, tap an entry.* are in Profile\.$/)
    expect(kinds(reply)).toEqual(['lead'])
  })

  test.each([
    ...['how do i change his behavior', 'how do i get my husband to help', 'how can i invite my child to talk'],
    ...['how do i add a habit', 'how do i remove my child from the table when he screams', 'can i delete her game'],
    ...['how can i change his language, he swears', 'how do i correct my child', 'how can i change his language'],
    ...[
      'how can my daughter connect with her grandma',
      'cómo corrijo a mi hijo',
      'puedo quitarle el celular a mi hija',
    ],
    ...[
      'cómo le quito el celular a mi hijo',
      'como le quito las pantallas a mi hijo',
      'como le quito el pañal al niño',
    ],
    ...['como quitar el miedo a mi hijo', 'how can i remove screens from my child'],
    ...['cómo cambio su conducta', 'cómo quito el chupete', 'cómo invito a mi hijo a leer', 'cómo añado verduras'],
    ...['how do I undo the harm', 'can I add a child to the picture', 'how do I fill in for her teacher'],
    ...['怎么改掉坏习惯', '怎么邀请小朋友来家里玩', '怎么改孩子的脾气', '孩子想加朋友微信'],
  ])('but not: %s', (message) => {
    expect(asksOfApp(message)).toBe(false)
  })
})
