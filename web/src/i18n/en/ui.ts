export const ui = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  discardTitle: 'Discard what you typed?',
  discard: 'Discard',
  keep: 'Keep editing',
  loading: 'Loading…',
  retry: 'Try again',
  save: 'Save',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
