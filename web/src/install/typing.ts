type Typed = HTMLInputElement | HTMLTextAreaElement

const touched = new Set<Typed>()

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target)
})

/** Whether something stands in a field of this page that was typed there and neither sent nor thrown away. */
export function isTyping() {
  for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field)
  return touched.size > 0
}
