import { translation } from '../translate.ts'

export const shell = translation('shell', {
  tabs: { home: '首页', timeline: '时光', rewards: '奖励', profile: '我的' },
  menu: '主菜单',
  tapToSwitch: '点这里切换',
  pointsToRewards: { other: '{count} 积分，去看奖励' },
  askPip: '问问 Pip',
})
