export const notFound = {
  title: '404 Page Not Found',
  text: 'Nothing grows on this path. Pip has looked.',
  home: 'Back home',
  developerHint: 'For developers: did you forget to add the page to the router?',
} as const
