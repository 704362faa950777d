/** Now, or once somebody looks at the page again; what comes back takes it back. */
export function whenSeen(run: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', run, { once: true })
  else run()
  return () => document.removeEventListener('visibilitychange', run)
}
