import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What is read or used must stand out from what it stands on, in both themes; computed, not judged by eye. */

const tokens = readFileSync('web/src/ui/tokens.css', 'utf8')

type Theme = 'light' | 'dark'
type Rgb = readonly [number, number, number]

const surfaces = ['paper', 'card', 'sunken']
const hues = ['sky', 'amber', 'plum', 'coral', 'clay', 'minus']
const on = (text: string, ...grounds: string[]) => grounds.map((ground) => [text, ground] as const)

const texts = [
  ...['ink', 'ink-soft', 'ink-faint', 'leaf-deep', 'coin-ink'].flatMap((text) => on(text, ...surfaces)),
  ...hues.flatMap((hue) => [...on(hue, ...surfaces, `${hue}-wash`), ...on('on-fill', hue)]),
  ...[...hues, 'leaf', 'coin'].flatMap((hue) => [...on('ink', `${hue}-wash`), ...on('ink-soft', `${hue}-wash`)]),
  ...on('leaf-deep', 'leaf-wash'),
  ...on('coin-ink', 'coin-wash'),
  ...on('on-fill', 'leaf', 'leaf-press', 'minus-press'),
  ...on('paper', 'ink'),
  ...on('on-toast', 'toast'),
  ...on('toast-accent', 'toast'),
]

const edges = [
  ...['edge', 'focus', 'leaf', 'minus'].flatMap((edge) => on(edge, ...surfaces)),
  ...[...hues, 'leaf', 'coin'].flatMap((hue) => on('focus', `${hue}-wash`)),
  ...on('leaf', 'leaf-wash'),
  ...on('toast-bad', 'toast'),
]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`${theme}: %s is readable on %s`, (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(edges)(`${theme}: %s can be told from %s`, (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3)
  })
}

test('the yardstick is right: black on white is 21, and a grey known to be 4.54', () => {
  expect(ratio(rgbOf([1, 0, 0]), rgbOf([0, 0, 0]))).toBeCloseTo(21, 1)
  // #767676 is oklch(0.5659 0 0).
  expect(ratio(rgbOf([1, 0, 0]), rgbOf([0.5659, 0, 0]))).toBeCloseTo(4.54, 1)
})

test("the browser's own frame wears the colour of the paper", () => {
  const page = readFileSync('web/index.html', 'utf8')
  for (const theme of ['light', 'dark'] as const) {
    const meta = new RegExp(`name="theme-color" content="(#\\w+)" media="\\(prefers-color-scheme: ${theme}\\)"`)
    expect(meta.exec(page)?.[1]).toBe(hexOf(colour('paper', theme)))
  }
})

function contrast(text: string, ground: string, theme: Theme) {
  return ratio(colour(text, theme), colour(ground, theme))
}

function ratio(one: Rgb, other: Rgb) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Linear RGB of a token, both halves of its `light-dark()` being opaque OKLCH. */
function colour(name: string, theme: Theme): Rgb {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`
  const found = new RegExp(`--${name}: light-dark\\(${oklch}, ${oklch}\\);`).exec(tokens)
  if (!found) throw new Error(`no such colour: ${name}`)
  const [l = 0, c = 0, h = 0] = found.slice(theme === 'light' ? 1 : 4).map(Number)
  return rgbOf([l, c, h])
}

// https://www.w3.org/TR/css-color-4/#color-conversion-code, cut to the gamut as a screen does.
function rgbOf([lightness, chroma, hue]: Rgb): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function hexOf(rgb: Rgb) {
  const byte = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055) * 255
  return `#${rgb.map((linear) => Math.round(byte(linear)).toString(16).padStart(2, '0')).join('')}`
}
