import { describe, expect, test } from 'vitest'
import { withoutAge } from './ages.ts'
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
