export const children = {
  select: 'Select a child',
  add: 'Add child',
  years: { one: '{count} year old', other: '{count} years old' },
  first: {
    title: 'Who is growing up here?',
    hint: 'Add your first child, and the garden can begin.',
  },
} as const
