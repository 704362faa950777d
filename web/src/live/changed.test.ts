import { expect, test } from 'vitest'
import { isMeantBy, readChanged } from './changed.ts'

test('an event is read, and what is none is not', () => {
  expect(readChanged('{"childId":"mia","what":["habits"]}')).toEqual({ childId: 'mia', what: ['habits'] })
  expect(readChanged('{"childId":null,"what":[]}')).toEqual({ childId: null, what: [] })
  for (const odd of ['', 'null', '7', '{"childId":"mia"}', '{"what":"habits"}', '{"childId":'])
    expect(readChanged(odd)).toBeUndefined()
})

const cached = [
  ['api', 'children'],
  ['api', 'auth', 'user'],
  ['api', 'auth', 'passkeys'],
  ['api', 'family'],
  ['api', 'habits', 'mia'],
  ['api', 'habits', 'leo'],
  ['api', 'habits', 'teeth', 'checkins'],
  ['api', 'activities', 'mia', { limit: 20 }, 'pages'],
]

test.each([
  ['of one child', 'mia', ['habits'], ['habits mia', 'habits teeth checkins']],
  ['of one child and all', 'leo', ['habits', 'children'], ['children', 'habits leo', 'habits teeth checkins']],
  ['of all', null, ['habits'], ['habits mia', 'habits leo', 'habits teeth checkins']],
  ['of the timeline', 'mia', ['activities'], ['activities mia [object Object] pages']],
  ['of the family, whose day it is', null, ['family'], ['auth user', 'family']],
  ['of what nobody knows here', 'mia', ['dreams'], []],
])('a change %s is of these lists and no others', (_, childId, what, lists) => {
  const isMeant = isMeantBy({ childId, what }, ['mia', 'leo'])
  const meant = cached.filter((queryKey) => isMeant({ queryKey }))
  expect(meant.map(([, ...path]) => path.join(' '))).toEqual(lists)
})
