export const ui = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  retry: 'Try again',
} as const
