import { expect, test } from 'vitest'
import { loadsOf } from './loads.ts'

const ana = {}
const ben = {}
const asks = (member: object, kinds: string) => [...kinds].map((kind) => ({ member, kind }))
const kindsOf = (asked: { member: object; kind: string }[]) =>
  loadsOf(asked).map((load) => load.map(({ kind }) => kind).join(''))

test('what several ask that is the same travels as one', () => {
  expect(kindsOf([...asks(ana, 'abc'), ...asks(ben, 'abc')])).toEqual(['aa', 'bb', 'cc'])
})

test('what one asks keeps its order, and is one thing at a time', () => {
  expect(kindsOf([...asks(ana, 'abab'), ...asks(ben, 'ba')])).toEqual(['a', 'bb', 'aa', 'b'])
  expect(kindsOf([...asks(ana, 'aa'), ...asks(ben, 'aa')])).toEqual(['aa', 'aa'])
})

test('what is of no kind travels alone', () => {
  const nameless = [ana, ben].map((member) => ({ member, kind: undefined }))
  expect(loadsOf(nameless)).toEqual(nameless.map((one) => [one]))
})
