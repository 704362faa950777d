import type { BrowserContext } from '@playwright/test'

/**
 * The pages of every story do without what only browsers younger than these know: Safari 16.4, as on the phones that a
 * family hands on, Firefox 121 and Chrome 111. How those paint is not told.
 */
export const asAnOlderBrowser = (context: BrowserContext) => context.addInitScript(forget)

/** Runs in the browser, so it stands by itself. */
function forget() {
  const young: [object, string[]][] = [
    [Array, ['fromAsync']],
    [ArrayBuffer.prototype, ['transfer', 'resize']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [Math, ['sumPrecise', 'f16round']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
    [globalThis, ['Iterator', 'scheduler', 'Float16Array', 'URLPattern', 'Temporal']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [ReadableStream, ['from']],
    [Element.prototype, ['getHTML', 'setHTMLUnsafe', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
  ]
  for (const [place, names] of young) for (const name of names) Reflect.deleteProperty(place, name)
}
