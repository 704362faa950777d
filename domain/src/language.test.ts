import { describe, expect, test } from 'vitest'
import { isLanguage, readerLanguage } from './language.ts'

describe('a reader sees', () => {
  test.each([
    ['the language of the address before all', '/es/timeline', 'zh', ['en-GB'], 'es'],
    ['the language of a bare address', '/zh', 'es', ['en'], 'zh'],
    ['what was chosen before, where the address says none', '/timeline', 'zh', ['es-MX'], 'zh'],
    ['what the device speaks, where nothing was chosen', '/', null, ['es-MX', 'en'], 'es'],
    ['Chinese of any script', '/', null, ['zh-Hant-TW'], 'zh'],
    ['what the device speaks, however it is spelled', '/', null, ['ZH'], 'zh'],
    ['English, where the device speaks none of ours', '/', null, ['fr-FR', 'es'], 'en'],
    ['English, where the device says nothing', '/', null, [], 'en'],
    ['English, where a forgotten choice is none of ours', '/', 'tlh', ['de'], 'en'],
    ['the saved choice, where the address only begins like a language', '/essay', 'zh', ['en'], 'zh'],
    ['the saved choice, where the address is in capitals', '/ES/timeline', 'zh', ['en'], 'zh'],
    ['no language of the deeper address', '/timeline/es', null, ['zh'], 'zh'],
  ])('%s', (_, path, saved, device, language) => {
    expect(readerLanguage({ path, saved, device })).toBe(language)
  })

  test('nothing that only looks like a language', () => {
    expect(['', 'EN', 'en-GB', 'toString', null, undefined, 1, ['en']].filter(isLanguage)).toEqual([])
  })
})
