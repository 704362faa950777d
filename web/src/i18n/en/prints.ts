export const prints = {
  title: 'To print',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Print',
  week: {
    way: 'A sheet with {name}’s habits to tick off',
    hint: 'Every habit has a picture, for those who cannot read yet. Days that are kept already are filled in.',
    none: 'No habits are under way',
    noneHint: 'Plant one first: then there is something to tick off.',
    kept: 'Kept',
    open: 'Still open',
  },
  book: {
    way: 'The moments of a year as a small book',
    year: 'Year',
    cover: '{name}’s year {year}',
    moments: { one: '{count} moment', other: '{count} moments' },
    none: 'No moments yet',
    noneHint: 'Keep the first one: the book begins with it.',
    by: 'Told by {name}',
  },
} as const
