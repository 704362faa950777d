import { useSearchParams } from 'wouter'
import type { Tone } from '../ui/tone.ts'
import { addressOfTab, type Tab, useTab } from './tabs.ts'

/** What the four cards of home open, each in its module's hue. */
export const moduleTones = {
  behaviors: 'leaf',
  habits: 'sky',
  skills: 'amber',
  moments: 'plum',
} as const satisfies Record<string, Tone>
export type Module = keyof typeof moduleTones
export const modules = Object.keys(moduleTones) as Module[]

const ofProfile = ['family', 'weekSheet', 'growthBook'] as const
export type Screen = Module | (typeof ofProfile)[number]
const screens: readonly Screen[] = [...modules, ...ofProfile]

const isModule = (screen: Screen): screen is Module => Object.hasOwn(moduleTones, screen)

export const tabOfScreen = (screen: Screen): Tab => (isModule(screen) ? 'home' : 'profile')
export const toneOfScreen = (screen: Screen): Tone => (isModule(screen) ? moduleTones[screen] : 'leaf')

/** The screen in the address, inside its tab; what is no screen is the tab itself. */
export function useScreen(): Screen | undefined {
  const [search] = useSearchParams()
  const tab = useTab()
  return screens.find((screen) => screen === search.get('screen') && tabOfScreen(screen) === tab)
}

export const addressOfScreen = (screen: Screen) =>
  `${addressOfTab(tabOfScreen(screen))}${tabOfScreen(screen) === 'home' ? '?' : '&'}screen=${screen}`

/** Said by the links in a tab, so that the back button goes back instead of on. */
export const fromTab = { fromTab: true }
