export const difficulty = {
  legend: 'How hard is it?',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  further: 'More choices',
  description: 'Description',
  ownPoints: 'Set the points yourself',
  ownPointsHint: 'From 1 to 100. Leave it empty to go by the difficulty.',
  less: 'Less',
  more: 'More',
} as const
