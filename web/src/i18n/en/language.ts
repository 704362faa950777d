export const language = {
  label: 'Language',
  unavailable: 'That language could not be loaded. Try again when you are online.',
} as const
