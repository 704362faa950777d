import { join } from 'node:path'
import { defineConfig } from 'vite'

/** The server and all that it is made of in a few files: a start finds, reads and compiles hundreds less. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: { main: join(import.meta.dirname, 'src/main.ts'), backup: join(import.meta.dirname, 'src/backup.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: {
    noExternal: true,
    // Beside the first two lies machine code. The others are loaded by whoever needs them first, be it when the next build
    // is there already: they stay where they were.
    external: ['better-sqlite3', '@node-rs/argon2', '@simplewebauthn/server', 'openid-client'],
  },
})
