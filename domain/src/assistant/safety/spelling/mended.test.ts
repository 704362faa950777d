import { expect, test } from 'vitest'
import { HARMLESS } from '../alarming/alarming.ts'
import { mayBeSerious } from '../hints.ts'
import { alarmIn } from '../screen.ts'
import { GRAVE_WORDS } from './grave-words.ts'
import { mended } from './mended.ts'

test.each([
  ['crisis', 'hes sucidal / suicdal thoughts / i want to kil myself / he wnat to die / hes cuting himself'],
  ['crisis', 'he cuts him self / she overdozed / my dauther wants to dei / he hung himselff'],
  ['crisis', 'se quiere suisidar / suisidio / no kiero bibir / kiero morirme / se qiere matar / se korta los brasos'],
  ['medical', 'my son is having a siezure / hes chocking / my kid got poisened / he is unconcious / nto breathign'],
  ['medical', 'swollowed a magnet / toddler drunk bleech / shes bleading alot / alergic reacton, his face is sweling'],
  ['medical', 'combulsiona / se esta aogando / se enbeneno / ta inconciente / tomo beneno / se trago una vateria'],
  [
    'medical',
    'se trago benzina / se caio del balcon y vomita / veve cloro / sangra demaciado / se esta asficsiando / no rrespira',
  ],
  [
    'abuse',
    'he was molsted / sexualy abussed by his cousin / lo biolaron / avusaron de el / la avusan / mi marido me ahorka',
  ],
])('a misspelled word of danger is heard as that word: %s in %s', (alarm, messages) => {
  expect(messages.split(' / ').filter((message) => alarmIn(message) !== alarm)).toEqual([])
})

test('a word that only looks like one of danger is left alone', () => {
  const messages = [
    ...['she only likes rap music', 'he is hunting for treasure', 'cooking with my son', 'bad at spelling'],
    ...[
      'we are waiting for the dentist',
      'strange noises at night',
      'is a tablet ok before bed',
      'he wants to sit with dad',
    ],
    ...['no hay alegría por la mañana', 'le molesta todo', 'quiere una paleta', 'la boca llena', 'toca el violín'],
  ]
  expect(messages.filter((message) => mended(message) !== message)).toEqual([])
  expect(messages.filter((message) => alarmIn(message) !== null)).toEqual([])
})

test('every word of danger is right as it is written', () => {
  const words = Object.values(GRAVE_WORDS).join(', ').trim().split(/,\s+/)
  expect(words.filter((word) => mended(word) !== word)).toEqual([])
})

test('spelling makes nothing harmless sound like danger', () => {
  const changed = HARMLESS.filter((message) => mended(message) !== message)
  expect(changed.filter((message) => alarmIn(message) !== null)).toEqual([])
  expect(mayBeSerious('teach her to take deep breaths before a test')).toBe(false)
})
