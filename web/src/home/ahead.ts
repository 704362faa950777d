// Run by every page but a stranger's, while the rest of our code comes: what that will need first and waits for longest. The
// page does not ask it by itself, as on a slow line that would come in the way of what it looks like.
new Worker(new URL('../i18n/warm-dates.ts', import.meta.url))
for (const asked of document.querySelectorAll<HTMLLinkElement>('[rel=asked]')) asked.rel = 'preload'
