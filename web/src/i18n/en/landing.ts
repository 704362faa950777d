export const landing = {
  signIn: 'Sign in',
  heroTitle: 'Small steps, seen every day',
  heroText: 'Praise what goes well, grow habits, take on challenges and keep the moments. Together.',
  start: 'Start free',
  startHint: 'Core features free forever. Ready in a minute.',
  features: {
    title: 'Four small things that fill a childhood',
    behaviors: {
      age: 'from 4 years',
      text: 'A kind hello, tidy toys, a helping hand: notice it, and points follow.',
    },
    habits: { age: 'from 6 years', text: 'One tick a day. Watch the streak grow, and fill in a day you forgot.' },
    skills: { age: 'from 7 years', text: 'A hundred rope jumps, ten poems: every try moves closer to the goal.' },
    moments: { age: 'any age', text: 'Weather, mood and a few words: keep the days you want to remember.' },
  },
  stats: {
    title: 'Sprout in numbers',
    habitDays: 'habit days to a first checkpoint',
    skillChallenges: 'skill challenges to try',
    memories: 'unlimited memories',
  },
  reasons: {
    title: 'Made for real family days',
    points: { title: 'Points for good deeds', text: 'What goes well earns points. Children see them add up.' },
    achievements: { title: 'Achievements to be proud of', text: 'A finished habit or challenge earns its badge.' },
    store: { title: 'A store of your own', text: 'A film night, a later bedtime: your rewards, your prices.' },
    assistant: {
      title: 'AI assistant',
      soon: 'Coming soon',
      text: 'Pip will answer everyday questions and have ideas for your week.',
    },
    learning: { title: 'Learning as a game', text: 'Small goals, quick praise and always a next step in sight.' },
    sharing: { title: 'Family sharing', text: 'Invite a partner or a grandparent: everyone sees the same day.' },
    method: {
      title: 'A scientific method',
      text: '21 days are a first checkpoint. Research found 66 typical for a habit to settle.',
    },
    free: {
      title: 'Core features free forever',
      text: 'Behaviours, habits, skills, moments and rewards cost nothing.',
    },
  },
  // A placeholder until there is an offer to make.
  promotionPlaceholder: {
    label: 'New',
    text: 'Plant your garden today, and all core features stay free for your family.',
  },
  // A placeholder until there are counts to show: it invites and claims nothing.
  socialProofPlaceholder: 'Be one of the first {count} families in the garden.',
  closing: {
    title: 'What will grow at your home?',
    text: 'Begin with one child and one small habit. Pip is waiting.',
  },
  agreement: 'By continuing you agree to two short texts:',
  texts: { terms: 'Terms of use', privacy: 'Privacy notes' },
} as const
