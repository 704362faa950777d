import { escaped } from './escaped.ts'

type Schema = { [key: string]: unknown }
type Operation = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
  security?: unknown[]
}
export type OpenApi = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

/** The OpenAPI document as one page that needs no script and no network. */
export function documentationPage({ info, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method.toUpperCase(), path, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the calls</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>${escaped(info.title)}: the calls</h1><p>${escaped(info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${calls.join('\n')}</main></body></html>`
}

function callSection(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody, responses = {}, security }: Operation,
) {
  const asks = parameters
    .map((parameter) => `<li><code>${escaped(parameter.name)}</code> in ${parameter.in}</li>`)
    .join('')
  // What every call may answer besides is said once, at the top.
  const { default: _, ...told } = responses
  const answers = Object.entries(told).map(([status, { content }]) => schemaBlock(`Answers ${status}`, content))
  return `<details><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
${security?.length === 0 ? '<p>No session needed.</p>' : ''}${asks && `<ul>${asks}</ul>`}${schemaBlock('Body', requestBody?.content)}${answers.join('')}</details>`
}

function schemaBlock(title: string, content: Record<string, { schema?: Schema }> | undefined) {
  const schema = content && Object.values(content)[0]?.schema
  return schema
    ? `<h3>${title}</h3><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`
    : `<h3>${title}</h3><p>Nothing.</p>`
}

export const documentationStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
details { border: 1px solid #8886; border-radius: 10px; margin: 0.5rem 0; padding: 0.6rem 0.9rem; }
summary { cursor: pointer; } summary span { opacity: 0.8; display: block; }
summary b { display: inline-block; min-width: 4.2rem; }
pre { overflow-x: auto; padding: 0.8rem; border-radius: 8px; background: #8882; font-size: 0.85rem; }
h3 { font-size: 0.95rem; margin: 0.8rem 0 0.2rem; }
`
