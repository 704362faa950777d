export const forms = {
  discardTitle: 'Discard what you typed?',
  discard: 'Discard',
  keep: 'Keep editing',
  save: 'Save',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
