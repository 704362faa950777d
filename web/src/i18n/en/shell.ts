export const shell = {
  tabs: { home: 'Home', timeline: 'Timeline', rewards: 'Rewards', profile: 'Profile' },
  menu: 'Main menu',
  tapToSwitch: 'tap to switch',
  pointsToRewards: { one: '{count} point, to the rewards', other: '{count} points, to the rewards' },
  askPip: 'Ask Pip',
} as const
