import { expect, test } from 'vitest'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
const alarming = (messages: string) => cut(messages).filter((message) => alarmIn(message) !== null)
const silent = (messages: string) => cut(messages).filter((message) => alarmIn(message) === null)

test('a dry night is praised, and a body that dries out is not', () => {
  expect(
    alarming(`
      孩子一晚上没尿，要奖励吗 / 昨晚一晚上没尿 真棒 / no pee all night, dry again! / no wee since bedtime, dry bed /
      lleva doce horas sin pis, noche seca`),
  ).toEqual([])
  expect(
    silent(`
      no pee all night and he keeps vomiting / no pee in 12 hours, dry lips / lleva toda la noche vomitando y doce horas sin pis /
      宝宝一晚上没尿 一直吐 / 宝宝一天没尿了 晚上怎么办 / no pee since yesterday and his diaper is dry`),
  ).toEqual([])
})

test('what is whole, double, or not swallowed may be milk, homework, or spicy', () => {
  expect(
    alarming(`
      my baby took the whole bottle tonight, yay / she took a full bottle before bed / he took the whole box to school /
      今天作业是双倍的量 / necesito doble dosis de paciencia / my daughter passes out candy / she passes out at 8 every night, so tired /
      she can't swallow anything spicy / no puede tragar nada verde / i need help sizing his shoes`),
  ).toEqual([])
  expect(
    silent(`
      he took the whole bottle / she took the whole box before bed / 给了双倍剂量 / 双倍的量喂了他 / le di doble dosis de jarabe / she passes out when she stands up /
      she cant swallow anything / no puede tragar nada desde ayer`),
  ).toEqual([])
})

test('who saves points, gives snacks away, hangs from the bars or has an imaginary friend wants to live', () => {
  expect(
    alarming(`
      quiere ahorrarse puntos para el lego / quiere ahorrarse los deberes / i don't want Liv anymore in front of tv /
      he gave away all his things to his cousin / she gives away her favourite snacks / she hung herself upside down on the monkey bars /
      me va a tirar del pelo / se quiere tirar de la mesa / el bebe se quiere tirar de la cama / va a dar un tiro libre /
      he sees someone who isnt there, his imaginary friend / ve cosas que no existen, su amigo imaginario /
      he sees things that arent there at bedtime, like monsters / quiero tirarme en trineo con mi hija / quiero lanzarme al agua con mis hijos /
      we want to go jumping with our kids / 他喜欢枪 最近情绪低落 / what's the point of going on like this with chores`),
  ).toEqual([])
  expect(
    silent(`
      quiere ahorcarse / he gave away all his things / she gives away her favourite things / she hung herself / se quiere tirar del balcon /
      se va a dar un tiro / he sees someone who isnt there / ve cosas que no existen / quiero tirarme con mi hija por la ventana /
      家里有枪 最近情绪低落 / whats the point of going on`),
  ).toEqual([])
})

test('a vaccine, a fair, old furniture and a robot are no abuse and no missing child', () => {
  expect(
    alarming(`
      老师说明天扎针打疫苗 / 阿姨带他去医院扎针 他哭 / teacher teaches them to sew with needles / 奶奶说不洗手不许吃饭 / pidio un pack familiar /
      me mandaron el pack escolar / she is selling pictures at the school fair / 有人来拉走旧家具 / 我使劲摇铃铛逗他 / 我用力摇了摇头 /
      他的机器人不见了 / 雪人不见了`),
  ).toEqual([])
  expect(
    silent(`
      阿姨用针扎他 / 老师给孩子扎针 / 奶奶不许吃饭还打他 / le mandaron el pack a mi hija / he is selling pictures of her / 有人要拉走我孩子 /
      我使劲摇他 / 我用力摇晃宝宝 / 女儿人不见了`),
  ).toEqual([])
})

test('who cries itself sick did not mean to', () => {
  expect(alarming('he makes himself sick crying at school drop off / she makes herself sick before tests')).toEqual([])
  expect(silent('she makes herself sick after dinner')).toEqual([])
})
