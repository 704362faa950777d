export const errors = {
  unauthorized: 'Unauthorized',
  loggedOut: 'You are logged out. Logging in again...',
  unreachable: 'No connection. Check the internet and try again.',
  unknown: 'Error occurred',
  notLoaded: 'This did not load',
  reload: 'Loading Sprout again usually helps.',
} as const
