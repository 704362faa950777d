import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precache } from './precache.ts'
import { printedScreens } from './printed.ts'

// The host stays as the browser sent it, or the server would take its own page for another site's.
const server = { target: `http://127.0.0.1:${process.env.PORT || 3000}` }

/** What of a call only the server and its documentation need: its sentences, what it judges an address and what is sent by. */
const callsWithoutWords: Plugin = {
  name: 'calls-without-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/src\/\w+\/[\w-]*(contract|model)\.ts$/ },
    handler: (code, id) => {
      const rest = code.replace(
        /^ {4}(params|query|makes|momentary): [^\n]*,$| says: (['"]).*?\2,| z\.describe\((['"]).*?\3\),/gm,
        '',
      )
      // The forms before the door judge by the call itself what is typed; all others by the noun's model.
      return /door-contract/.test(id) ? rest : rest.replace(/^ {4}body: [^\n]*,$/gm, '')
    },
  },
}

/** Chromium compiles all of such a file beside the page while it comes, and not piece by piece under the first tap that needs it. */
const compiledAsItComes: Plugin = {
  name: 'compiled-as-it-comes',
  apply: 'build',
  generateBundle: {
    // It is heard only on the first line, and Vite puts one there itself.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.fileName !== 'sw.js') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig({
  // The router brings along what old Reacts lack.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), callsWithoutWords, compiledAsItComes, precache(), printedScreens()],
  build: {
    // Nothing inline: the content security policy allows our own files and nothing else.
    assetsInlineLimit: 0,
    // Only its styles are named beside a part: the names of all the scripts under it would weigh on the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        // Named by the pages as they are in the end: `printed.ts`.
        ahead: join(import.meta.dirname, 'src/home/ahead.ts'),
        sw: join(import.meta.dirname, 'src/install/worker.ts'),
      },
      output: {
        // The browser asks for the service worker by its name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What the entry needs is one file: a dozen small ones pack worse and wait in line. So is what comes right after.
        codeSplitting: {
          groups: [
            { name: 'first', test: /web\/src\/main\.tsx$/, priority: 2 },
            {
              name: 'soon',
              test: /web\/src\/(home\/week-card|celebration\/celebrations|outbox\/signal|install\/install-notices)\.tsx?$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': server, '/healthz': server } },
})
