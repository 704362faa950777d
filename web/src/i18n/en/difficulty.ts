export const difficulty = {
  legend: 'How hard is it?',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  further: 'More choices',
  description: 'Description',
  ownPoints: 'Points of your own',
  ownPointsHint: 'From 1 to 100. Left empty, how hard it is decides.',
  less: 'Less',
  more: 'More',
} as const
