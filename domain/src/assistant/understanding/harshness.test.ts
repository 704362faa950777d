import { expect, test } from 'vitest'
import { asksOfHarshness } from './harshness.ts'

test.each([
  ...['Should I spank him?', 'Is spanking ok?', 'is smacking ok', 'Is it OK to slap her hand?', 'does yelling help'],
  ...['can I just give him a little smack', 'should i shame her for lying?', 'Does it help to shout at them'],
  ...[
    '¿Le doy un azote?',
    '¿Está bien dar un cachete?',
    '¿Está bien pegarle?',
    '¿sirve de algo gritarle?',
    'una nalgada',
  ],
  ...['Should I beat my son?', 'is it ok to hit a child', 'can I yell at my 3 year old?', 'should I hit back'],
  ...[
    'He hits. Does yelling help?',
    'is smacking a toddler wrong?',
    'would shouting at them work',
    'is it bad to yell?',
  ],
  ...['¿Le puedo pegar?', '¿es malo pegar a los niños?', '¿puedo golpear a mi hijo?', '¿le doy con la chancla?'],
  ...['¿un chanclazo a tiempo?', '¿sirve la chancla?', '¿es malo gritar?'],
  ...['¿funciona la bofetada?', '¿Debo avergonzarlo?', '¿Le puedo dar una torta?', 'el castigo físico'],
  ...['¿le pego una torta?', 'hot sauce on the tongue', 'should I wash his mouth with soap', '打他行不行'],
  ...['可以打孩子吗？', '打屁股有用吗', '该不该打他', '吼孩子有用吗', '要不要骂他', '体罚', '打一顿就好了'],
])('a parent thinks of a harsh punishment: %s', (message) => {
  expect(asksOfHarshness(message)).toBe(true)
})

test.each([
  ...[
    'my son hits me',
    'He slaps his sister',
    'he screams at me',
    'the teacher yells at him',
    'I yell at him too much',
  ],
  ...['what can I do when they hit', 'make a 4 year old listen without shouting', 'it is a shame he cannot come'],
  ...['my son is hitting his sister', 'my daughter is screaming all day', 'are screaming tantrums normal at 3?'],
  ...[
    'is hitting normal for a 2 year old',
    'kids are yelling at dinner',
    'my son is hitting his sister, what would help',
  ],
  ...['what helps to beat boredom on car rides', 'how can I beat the summer heat with kids'],
  ...['should I beat him at chess or let him win', 'is hitting others ok or normal for a two year old'],
  ...['mi bebe tiene los cachetes rojos', 'tiene un cachete hinchado', 'Mi hija no quiere ponerse las chanclas'],
  ...['he loves hot sauce', 'a cold shower in the morning', 'le pego una pegatina'],
  ...['¿puedo pegar las pegatinas?', '¿le puedo pegar una pegatina?', '¿es normal pegar a los 2 años?'],
  ...['能打他电话吗', '可以打孩子电话吗', '能打他妈妈电话吗'],
  ...['le pega a su hermana', 'me grita', 'le grito mucho', 'le da bofetadas a otro niño', 'que escuche sin gritarle'],
  ...[
    '孩子打人',
    '他老打妹妹',
    '我老是吼孩子',
    '在学校被打一顿',
    '不吼怎么能让四岁孩子听话',
    '可以打电话吗',
    '他该打疫苗吗',
  ],
])('but not here: %s', (message) => {
  expect(asksOfHarshness(message)).toBe(false)
})
