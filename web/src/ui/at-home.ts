/** A language as the browser says it is written where the reader lives, like `en-GB`; nothing where it does not say. */
export function atHome(language: string): string | undefined {
  const somewhere = new RegExp(`^${language}(-\\w+)+$`)
  return navigator.languages.find((one) => somewhere.test(one))
}
