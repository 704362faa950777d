import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** A source stays in memory while it runs, all of it twice as wide where a single sign needs that. */
const oneByteASign: Plugin = {
  name: 'one-byte-a-sign',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(/(?<!\\)[\u{80}-\u{10ffff}]/gu, escaped)
  },
}

const escaped = (sign: string) =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** Swagger could tell the document as YAML, which nobody asks it for: 200 kB of it would stay in memory. */
const withoutYaml: Plugin = {
  name: 'without-yaml',
  enforce: 'pre',
  resolveId: (source) => (source === 'yaml' ? '\0no-yaml' : undefined),
  load: (id) => (id === '\0no-yaml' ? 'export {}' : undefined),
}

/** The server and all that it is made of in a few files: a start finds, reads and compiles hundreds less. */
export default defineConfig({
  plugins: [withoutYaml, oneByteASign],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: { main: join(import.meta.dirname, 'src/main.ts'), backup: join(import.meta.dirname, 'src/backup.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: { jsdoc: false } },
    },
  },
  ssr: {
    noExternal: true,
    // Beside the first two lies machine code. The others are loaded by whoever needs them first, be it when the next build
    // is there already: they stay where they were.
    external: ['better-sqlite3', '@node-rs/argon2', '@simplewebauthn/server', 'openid-client'],
  },
})
