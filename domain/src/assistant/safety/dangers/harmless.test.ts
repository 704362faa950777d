import { expect, test } from 'vitest'
import { mayBeSerious } from '../hints.ts'
import { alarmIn } from '../screen.ts'

const cut = (messages: string) => messages.trim().split(/\s*\/\s*/)
/** Neither an alarm nor a word about where help is. */
const expectEveryday = (messages: string) =>
  expect(cut(messages).filter((message) => alarmIn(message) !== null || mayBeSerious(message))).toEqual([])
const expectAlarm = (messages: string) =>
  expect(cut(messages).filter((message) => alarmIn(message) === null)).toEqual([])

test('a small child who bangs its head in a tantrum is everyday; an older one, or one that is hurt, is not', () => {
  expectEveryday(`
    my toddler bangs her head against the wall when mad / bangs his head on the floor when angry 18 months /
    my 3 year old hits himself in the head when frustrated / 20 month old hits her own head when upset /
    mi bebé se pega en la cabeza cuando se enoja / se tira al suelo y se golpea la cabeza en sus berrinches /
    mi hijo de 2 años se da cabezazos contra la pared / 两岁宝宝一发脾气就拿头撞墙 / 宝宝生气打自己的头`)
  expectAlarm(`
    my 10 year old bangs his head on the wall when upset / my daughter hits herself when she is sad, she is 12 /
    my 2 year old bangs his head on the floor until he passes out / toddler bangs head during tantrum and now he is drowsy /
    bangs his head when angry and says he wants to die / i banged my toddlers head on the floor when i was angry /
    mi hija de 12 se golpea la cabeza contra la pared cuando se enoja / mi hijo se golpea la cabeza hasta sangrar /
    mi marido le golpea la cabeza contra el suelo cuando se enoja / 十二岁女儿生气就用头撞墙 / 宝宝发脾气撞头后一直吐`)
})

test('a child who touches itself is everyday; who else does, and what hurts, is not', () => {
  expectEveryday(`
    my 4 year old keeps touching her private parts / my son has his hand down his pants all day /
    my daughter touches herself down there / my son touches his private parts in class / my 5 year old masturbates /
    se toca sus partes antes de dormir, 4 años / mi hija de 5 se toca la vulva es normal /
    mi hijo se toca los genitales cuando ve la tele / se toca las partes íntimas delante de la gente /
    睡前摸自己小鸡鸡 四岁正常吗 / 三岁儿子总摸小鸡鸡 / 孩子睡觉前摸下体 / 男孩五岁经常摸自己的私处正常吗`)
  expectAlarm(`
    he touches her private parts / my 12 year old touches his little sisters privates /
    my daughter touches her private parts and says uncle taught her / she touches her privates and it bleeds /
    my 4 year old touches himself and says it is a secret game with the babysitter /
    my 5 year old touches her private parts and is scared of her dad / my daughter says he touched her private parts /
    le toca las partes / mi hija dice que su primo le toca sus partes / mi hijo de 12 toca las partes de su hermana /
    se toca sus partes y dice que le duele mucho y sangra / mi hija se toca y dice que es un secreto con el tio /
    摸孩子的隐私部位 / 哥哥摸妹妹的下体 / 女儿摸自己下面 说是老师教的 / 她摸自己下面说很痛还出血 / 隔壁男孩摸她小鸡鸡`)
})
