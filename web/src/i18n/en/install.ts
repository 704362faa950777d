export const install = {
  updateReady: 'A new version is ready',
  updateHint: 'It opens in a moment; nothing is lost.',
  update: 'Update',
  typing: 'First save or discard what you are typing',
  title: 'Keep Sprout at hand',
  text: 'On your home screen it opens with one tap, also without a signal.',
  ios: 'Tap the share button, then “Add to Home Screen”.',
  install: 'Install',
  later: 'Not now',
  close: 'Close the hint',
} as const
