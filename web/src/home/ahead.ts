// Run by the page that brings home along, while the rest of our code comes: what that will need first and waits for longest. Not
// before this, as on a slow line it would come in the way of what the page looks like.
new Worker(new URL('../i18n/warm-dates.ts', import.meta.url))
for (const asked of document.querySelectorAll<HTMLLinkElement>('link[rel=asked]')) asked.rel = 'preload'
