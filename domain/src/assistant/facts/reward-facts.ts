import type { PresetReward, RewardCategory } from '../../rewards/model.ts'
import { finder } from '../plain.ts'
import type { RewardFacts } from './facts.ts'

export type RewardRow = {
  readonly title: string
  readonly pointsCost: number
  readonly category: RewardCategory
  readonly presetKey: PresetReward | null
}

const PRESETS: readonly (PresetReward | null)[] = ['screen_time', 'later_bedtime', 'snack_choice']

const WORDS = [
  ...['screen', 'tv.', 'tablet', 'ipad', 'phone', 'video', 'youtube', 'game console', 'cartoon', 'later bed'],
  ...['stay up', 'late bedtime', 'snack', 'candy', 'sweets', 'chocolate', 'ice cream', 'crisps', 'dessert'],
  ...['pantalla', 'tele.', 'tableta', 'movil', 'consola', 'videojueg', 'dibujos animados', 'acostarse', 'acostarme'],
  ...['chuche', 'golosina', 'helado', 'postre'],
  ...['屏幕', '电视', '平板', '手机', '动画片', '游戏时间', '晚睡', '零食', '糖', '巧克力', '冰淇淋', '冰激凌'],
]

export const rewardFacts = ({ title, pointsCost, category, presetKey }: RewardRow): RewardFacts => ({
  title,
  presetKey,
  cost: pointsCost,
  category,
  isScreenSnackOrBedtime: PRESETS.includes(presetKey) || category === 'treat' || WORDS.some(finder(title)),
})
