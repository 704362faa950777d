import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { ask, kinds, text } from '../reply/asking.testing.ts'
import { textsIn } from '../texts/texts.ts'
import { notOursIn } from './not-ours.ts'

const CASES = {
  medicine: [
    ...['what melatonin dose for a 6 year old', 'can i give him benadryl to sleep', 'how much paracetamol for 20kg'],
    ...['should we stop her adhd meds', 'is ritalin safe', 'what medicine for a cough'],
    ...['dose of paracetamol for 20 kg', 'I’m thinking of giving him cough syrup so he sleeps'],
    ...['qué dosis de ibuprofeno le doy', 'le puedo dar melatonina', '¿le doy jarabe para dormir?'],
    ...['布洛芬吃多少', '发烧吃什么药', '可以吃褪黑素吗', '該吃什麼藥'],
  ],
  diagnosis: [
    ...['does my son have adhd', 'is my daughter autistic', 'could it be autism', 'signs of dyslexia'],
    ...['could he have anxiety', 'is my son gifted', '¿mi hija es superdotada?', 'síntomas de ansiedad'],
    ...['how do i know if it’s adhd', 'i think he has autism'],
    ...['¿mi hijo tiene TDAH?', 'tendrá autismo', 'cómo sé si es autista', '¿será que tiene dislexia?'],
    ...['孩子有自闭症吗', '是不是多动症', '会不会是抑郁症', '孩子是自閉症嗎'],
  ],
  law: [
    ...['how do i get full custody', 'can i sue the school', 'do i need a lawyer', 'how much child support do i get'],
    ...['me quiero divorciar, cómo consigo la custodia', 'cómo demando al colegio', 'qué abogado necesito'],
    ...['custody', 'custodia', 'my ex wants custody', 'can my ex take the kids', 'divorce lawyer'],
    ...['i want to sue my ex', 'can i sue the school?', '要请律师吗'],
    ...['怎么争取抚养权', '可以起诉学校吗', '抚养费给多少'],
  ],
} as const

describe.each(['medicine', 'diagnosis', 'law'] as const)('%s is not ours to say', (kind) => {
  test.each(CASES[kind])('%s', (message) => {
    const reply = ask(message)
    // Where help is may stand before it.
    expect(reply.parts.at(-1)).toEqual({ kind: 'lead', text: textsIn('en').frame.notOurs[kind] })
    expect(kinds(reply)).not.toContain('point')
  })

  test('in the language that is read', () => {
    const said = languages.map((language) => text(ask(CASES[kind][0], { language })))
    expect(said).toEqual(languages.map((language) => textsIn(language).frame.notOurs[kind]))
  })
})

test.each([
  ...['she won’t take her medicine', 'my adhd son can’t focus on homework', 'my autistic son has meltdowns'],
  ...['the doctor said it’s adhd, how do i help with homework', 'we are divorcing, how do i tell the kids'],
  ...['she doses off at dinner', 'is he lazy', 'how much milk should he drink', 'my lawyer friend says praise more'],
  ...['no quiere tomarse el jarabe', 'mi hijo con tdah no hace la tarea', 'nos divorciamos, cómo se lo digo'],
  ...['le doy un premio', 'demanda mucha atención', '孩子不肯吃药', '多动症孩子写作业拖拉', '离婚怎么跟孩子说'],
  ...['can my ex take the kids to the zoo for points', 'we have joint custody and different rules'],
  ...['how do i get Sue to tidy her room', '儿子想当律师 学习没动力', 'she wants to be a lawyer, what now'],
  ...['how do I help my son with our custody schedule', '可以用山药做饭吗', '他对芍药感兴趣可以吗'],
  ...['puedo darle jarabe de chocolate', 'can he have maple syrup', 'should i reward him for taking medicine'],
  ...['可以给吃药加分吗', 'i think she has test anxiety', 'creo que mi hijo tiene ansiedad por el cole'],
  ...['could he have anxiety about school', 'i think he is gifted'],
  ...['自闭症儿童怎么夸', '给多少积分', '孩子归类玩具'],
])('but daily life with it is: %s', (message) => {
  expect(notOursIn(message)).toBeNull()
})
