import { describe, expect, test } from 'vitest'
import { ageIn, withoutAge } from './ages.ts'
import { understand } from './understand.ts'

test.each([
  ['My 6-year-old lies', 'my lies'],
  ['my six year old son lies', 'my son lies'],
  ['my 5yo and my 3 y/o fight', 'my and my fight'],
  ['our girl, aged 4, bites', 'our girl bites'],
  ['mi hijo de 7 años miente', 'mi hijo miente'],
  ['tiene dos años y medio y muerde', 'y muerde'],
  ['3岁的孩子撒谎', '孩子撒谎'],
  ['孩子十二岁半撒谎', '孩子 撒谎'],
  ['5 stars for 2 books, por 3 puntos', '5 stars for 2 books por 3 puntos'],
])('an age is left out: %s', (message, rest) => {
  expect(withoutAge(message).replace(/\s+/g, ' ').trim()).toBe(rest)
})

const AGES = ['2', '3', '4', '5', '6', '7', '8', '9', '10']

describe('whatever the age, the subject is the same', () => {
  test.each([
    ['my # year old lies', 'lying'],
    ['my #-year-old has tantrums', 'tantrums'],
    ['my # year old hates homework', 'homework'],
    ['my # year old is shy', 'shyness'],
    ['mi hijo de # años miente', 'lying'],
    ['mi hijo de # años tiene rabietas', 'tantrums'],
    ['mi hijo de # años odia los deberes', 'homework'],
    ['mi hijo tiene # años y no duerme', 'bedtime'],
    ['我家#岁的女儿撒谎怎么办', 'lying'],
    ['#岁孩子发脾气', 'tantrums'],
  ])('%s', (message, intent) => {
    const subjects = AGES.map((age) => understand(message.replace('#', age))?.intent)
    expect(new Set(subjects)).toEqual(new Set([intent]))
  })
})

describe('the age that a message names', () => {
  test.each([
    ['how many hours of sleep does a 4 year old need', 4],
    ['my fourteen year old', 14],
    ['how much tv is ok for a 3 yo', 3],
    ['18 months old', 1],
    ['8 weeks old', 0],
    ['cuántas horas debe dormir un bebé de 1 año', 1],
    ['mi hijo de siete años', 7],
    ['tiene dos años y medio', 2],
    ['mi hijo de 5 años le pega a su hermano', 5],
    ['qué tareas puede hacer a los 4 años', 4],
    ['le encanta el celular, tiene 3 años', 3],
    ['爱玩手机，3岁', 3],
    ['she loves the tablet, 3 years old', 3],
    ['18个月大的宝宝', 1],
    ['两岁半', 2],
    ['今年十二歲', 12],
  ])('%s', (message, age) => {
    expect(ageIn(message)).toBe(age)
  })

  test.each([
    ...['my 3 year old and my 7 year old fight', 'she hits her 2 year old brother', 'since she was 3 years old'],
    ...['i am 35 years old', 'how old must she be', 'hace 2 años que no duerme', 'muerde a su hermano de 2 años'],
    ...['our dog is 3 years old', 'my car is 5 years old', 'she acts like a 3 year old', 'se porta como de 3 años'],
    ...['un niño de 5 años le pega', 'a los 4 años empezó a pegar', '3岁开始打人', '像3岁的孩子', '我家的狗3岁'],
    ...['lleva 3 años sin dormir', 'hasta los 3 años', '欺负2岁的弟弟', '弟弟3岁', '几岁可以看电视'],
  ])('is none where it is not this child’s now: %s', (message) => {
    expect(ageIn(message)).toBeNull()
  })
})
