export const modules = {
  behaviors: 'Behaviours',
  habits: 'Habits',
  skills: 'Skills',
  moments: 'Moments',
  weekSheet: 'A week for the fridge',
  growthBook: 'Growth book',
  family: 'Family',
} as const
