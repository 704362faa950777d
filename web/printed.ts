import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** Of all that is drawn. */
const PLACE = '<div id="root"></div>'

/**
 * Pages that bring along what is to be read before any of our code has come: the landing screen for strangers, and home for
 * whoever is signed in, of a child whose name the server fills in. They have no address.
 */
export const printedScreens = (): Plugin => ({
  name: 'printed-screens',
  apply: 'build',
  generateBundle: {
    // Into the page as it is in the end.
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      const ahead = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'ahead')
      if (page?.type !== 'asset' || !ahead) throw new Error('The page was not built')
      const all = await print<typeof import('./src/landing/printed.tsx')>('landing')
      const homes = await print<typeof import('./src/home/printed.tsx')>('home')
      // What the page says without it.
      const english = all.find(({ language }) => language === 'en')
      if (!english) throw new Error('Nothing was printed in English')
      const asking = `<script type="module" async src="/${ahead.fileName}"></script>`
      for (const { language, title, description, screen } of all) {
        const inLanguage = filledIn(String(page.source), {
          [`<html lang="${english.language}">`]: `<html lang="${language}">`,
          [`<title>${english.title}</title>`]: `<title>${title}</title>`,
          [`"${english.description}"`]: `"${description}"`,
          [`"/${english.language}.webmanifest"`]: `"/${language}.webmanifest"`,
          // What is read is there; what it looks like is to come before what it can do.
          '<script type="module"': '<script type="module" fetchpriority="low"',
        })
        const emit = (name: string, root: string) =>
          this.emitFile({
            type: 'asset',
            fileName: `printed/${name}.html`,
            source: filledIn(inLanguage, { [PLACE]: root }),
          })
        emit(language, `<div id="root" data-printed="${language}">${screen}</div>`)
        const home = homes.find((one) => one.language === language)?.screen
        // Where the server names what that day is told by, before what asks it: a browser that has kept that runs it at once.
        emit(`home-${language}`, `<div id="root">${home}</div>{asked}${asking}`)
      }
      page.source = filledIn(String(page.source), { [PLACE]: `${PLACE}${asking}` })
    },
  },
})

async function print<Printed extends { all: unknown }>(noun: string): Promise<Printed['all']> {
  Object.assign(globalThis, strangersBrowser)
  const { module } = await runnerImport<Printed>(join(import.meta.dirname, `src/${noun}/printed.tsx`), {
    configFile: false,
    root: import.meta.dirname,
    plugins: [withoutStyles],
  })
  return module.all
}

/** What the app asks a browser for before it has drawn anything: one that knows nobody. */
const strangersBrowser = {
  window: { addEventListener: () => {} },
  document: { cookie: '' },
  location: { pathname: '/', search: '', hash: '' },
}

/** The page names them already. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
}

const filledIn = (page: string, blanks: Record<string, string>) =>
  Object.entries(blanks).reduce((text, [blank, words]) => {
    if (!text.includes(blank)) throw new Error(`The page has no ${blank}`)
    return text.replaceAll(blank, () => words)
  }, page)
