import { addChild, newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { chatCall, pipSays, withModel } from '../pip.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const LONG_REPLY = 'Catch a small success and name it: “You put your shoes away the first time I asked.” '.repeat(4)

const talk: Screen[] = [
  { name: 'Pip in the bar', path: '/', taps: (t) => [t('shell.askPip')], shows: () => CHILD },
  { name: 'chat', path: '/ai-chat', shows: (t) => t('assistant.oftenAsked') },
  {
    name: 'chat where a model may be asked',
    path: '/ai-chat',
    meanwhile: withModel,
    shows: (t) => t('assistant.model.hint'),
  },
  {
    name: 'switch the child of the chat',
    path: '/ai-chat',
    taps: (t) => [t('assistant.about', { name: CHILD })],
    shows: (t) => t('children.select'),
  },
  {
    name: 'a reply that is awaited',
    path: '/ai-chat?action=tips&response=tips',
    meanwhile: (page) => holdCalls(page, chatCall),
    shows: (t) => t('assistant.stop'),
  },
  {
    name: 'a reply with all that it can have',
    path: '/ai-chat?action=recommendations',
    meanwhile: (page) =>
      pipSays(
        page,
        { chunk: LONG_REPLY },
        { chunk: `\n${LONG_REPLY}` },
        {
          done: true,
          followUpActions: ['Praise phrases', 'Habits that last', 'Reward ideas'],
          offers: [
            { kind: 'praise' },
            { kind: 'habit', title: 'Two pages after brushing teeth '.repeat(3).trim() },
            { kind: 'reward', title: 'Puddle walk 👨‍👩‍👧‍👦', pointsCost: 1200, category: 'outing' },
          ],
          by: 'model',
        },
      ),
    shows: (t) => t('assistant.offers.reward'),
  },
  {
    name: 'a reply that did not come',
    path: '/ai-chat?action=tips',
    meanwhile: (page) => cutCalls(page, chatCall),
    shows: () => 'Pip',
  },
]

/** What a parent of two sees of Pip. */
export const assistant: Scene[] = [
  {
    begin: async (page) => {
      await newFamily(page, CHILD)
      await addChild(page, { name: 'Leo', age: 4 })
    },
    screens: talk,
  },
]
