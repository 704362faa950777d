type Typed = HTMLInputElement | HTMLTextAreaElement

/** Nobody types into these, though they say `input` too. */
const picked = new Set(['checkbox', 'color', 'file', 'radio', 'range'])

const touched = new Set<Typed>()

document.addEventListener('input', ({ target }) => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isField && !picked.has(target.type)) touched.add(target)
})

/** Whether something stands in a field of this page that was typed there and neither sent nor thrown away. */
export function isTyping() {
  for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field)
  return touched.size > 0
}
