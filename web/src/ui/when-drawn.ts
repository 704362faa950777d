/** When there is something to read, `<html data-drawn>` says so, and what only adorns it may be fetched. */
export function markWhenDrawn() {
  const told = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    document.documentElement.dataset.drawn = ''
    told.disconnect()
  })
  told.observe({ type: 'paint', buffered: true })
}
