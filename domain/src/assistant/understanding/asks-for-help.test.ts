import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { ask, kinds, named, text } from '../reply/asking.testing.ts'
import { asksWhomToCall, needsSomebody } from './asks-for-help.ts'

const us = { facts: { ...named, country: 'US' } }

describe('who asks whom to call is told the numbers, and nothing else', () => {
  test.each([
    ...['is there a hotline', 'emergency number please', 'what’s the emergency number', 'who do I call for help'],
    ...['mental health helpline number', 'what number do i call', 'is there someone i can call'],
    ...['¿a quién puedo llamar?', 'número de emergencia', 'teléfono de la esperanza', 'a dónde puedo acudir'],
    ...['急救电话是多少', '心理热线', '我该打给谁', '有沒有求助專線', '可以向谁求助'],
  ])('%s', (message) => {
    const reply = ask(message, us)
    expect(text(reply)).toContain('911')
    expect(text(reply)).toContain('988')
    expect(kinds(reply)).toEqual(['safety'])
    expect(reply.offers).toEqual([])
  })

  test.each([
    ...['who should i talk to about bullying at school', 'how do i teach my child the emergency number'],
    ...['who can i call to fix the tv', 'she needs help with numbers', 'he spends hours on the phone'],
    ...['cómo enseño a mi hijo el número de emergencias', 'el teléfono no le ayuda', 'a quién llamo para la tele'],
    ...['games to help number sense', 'ways to help number bonds stick', '学校心理老师打电话说他不合群'],
    ...['教孩子记住报警电话', '电话手表要不要买', '孩子天天打电话'],
  ])('but not: %s', (message) => {
    expect(asksWhomToCall(message)).toBe(false)
  })
})

describe('who needs somebody to talk to hears who listens, and what may help', () => {
  test.each([
    ...['i need to talk to someone', 'I really need somebody to talk to', 'i have no one to talk to'],
    ...['necesito hablar con alguien', 'no tengo con quién hablar', 'necesito desahogarme'],
    ...['我想找个人聊聊', '我没人可以说话', '需要個人聊聊', '孩子睡了，我想找个人聊聊'],
  ])('%s', (message) => {
    const reply = ask(message, us)
    expect(text(reply)).toMatch(/^Danger now: call 911.*988.*these numbers are for you too/s)
    expect(reply.intent).toBe('parentStress')
    expect(reply.offers).toEqual([])
  })

  test('in the language that is read', () => {
    const said = languages.map((language) => text(ask('i need to talk to someone', { language })))
    expect(new Set(said).size).toBe(3)
  })

  test.each([
    ...['my son needs someone to talk to', 'i need to talk to someone about his grades', 'he never talks to anyone'],
    ...['no quiere hablar con nadie', 'necesito hablar con su profesora', 'no tengo con quien dejar al niño'],
    ...['i need someone to talk to my son about drugs', '女儿转学后在班里没人说话', '转学后班上没人说话'],
    ...['孩子没人说话', '他想找人聊天'],
  ])('but not: %s', (message) => {
    expect(needsSomebody(message)).toBe(false)
  })
})
