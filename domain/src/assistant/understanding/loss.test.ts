import { describe, expect, test } from 'vitest'
import { languages } from '../../language.ts'
import { ask, kinds, named, text } from '../reply/asking.testing.ts'
import { alarmIn } from '../safety/screen.ts'
import { textsIn } from '../texts/texts.ts'
import { besidesLoss } from './loss.ts'

describe('who has lost somebody is told no numbers', () => {
  test.each([
    ...['Grandma died', 'her hamster has died', 'our dog passed away yesterday', 'we had a miscarriage'],
    ...['Ha muerto la abuela', 'se nos murió el perro', 'mi padre falleció', 'la muerte de su abuelo'],
    ...['外婆去世了', '小狗昨天死了', '爷爷过世', '家里的猫病死了'],
  ])('%s', (message) => {
    const reply = ask(message, { facts: named })
    expect(reply.parts[0]?.text).toMatch(/^I am so sorry\. Tell Mia/)
    expect(kinds(reply)).toEqual(['lead', 'source'])
    expect(reply.followUpActions).toContain('Talking about feelings')
  })

  test.each([
    ...[
      'his tablet died',
      'the plant is dead',
      'he died in the game again',
      'we lost our patience',
      'he is dead tired',
    ],
    ...['se muere de risa', 'se le murió la tableta', 'está muerto de sueño', '游戏里死了', '没耐心了', '奶奶没了耐心'],
    ...['弟弟烦死了', '妈妈累死了', '爸爸没了工作', 'my sister died laughing', 'mi hermana se murió de risa'],
    ...['his friend is dead set on it', 'mi marido nos dejó', 'her sister is dying to meet you'],
  ])('but not: %s', (message) => {
    expect(besidesLoss(message)).toBeNull()
  })

  test('in the language that is read, and safety comes first', () => {
    for (const language of languages) {
      const said = text(ask('Grandma died', { language, facts: named }))
      expect(said).toContain(textsIn(language).frame.loss.slice(0, 6).replace('{child}', 'Mia'))
    }
    expect(alarmIn('grandma died and now she wants to die too')).toBe('crisis')
    expect(ask('grandma died and now she wants to die too').isSafety).toBe(true)
  })

  test.each(['grandpa died, she does not sleep and is hopeless', '爷爷去世了，她说没希望了'])(
    'what may be serious besides is not lost: %s',
    (message) => {
      const [first, ...others] = ask(message, { facts: named }).parts
      expect(first?.text).toMatch(/danger/)
      expect(others[0]?.text).toMatch(/^I am so sorry/)
    },
  )
})
