/** Landing and home: what a visit begins with. */
const isFirstScreen = () => /^\/(\w\w)?$/.test(location.pathname) && location.search === ''

/**
 * `<html data-drawn>` brings our own letters: on the first screen when there is something to read, as on a slow line they
 * would come in its way; elsewhere at once, or what is long to read would break its lines anew.
 */
export function markWhenDrawn() {
  const mark = () => document.documentElement.setAttribute('data-drawn', '')
  if (!isFirstScreen()) return mark()
  const told = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    mark()
    told.disconnect()
  })
  told.observe({ type: 'paint', buffered: true })
}
