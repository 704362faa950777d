import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.mjs'
import { temporaryFolder } from './temporary-folder.ts'

test('every text worth it gets its two smaller twins', async () => {
  const folder = temporaryFolder()
  const long = 'a sprout grows '.repeat(200)
  mkdirSync(join(folder, 'assets'))
  for (const name of ['assets/app.js', 'index.html', 'font.woff2']) writeFileSync(join(folder, name), long)
  writeFileSync(join(folder, 'robots.txt'), 'short')
  await precompress(folder)

  for (const name of ['assets/app.js', 'index.html']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(long)
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(long)
  }
  for (const name of ['font.woff2', 'robots.txt']) expect(existsSync(join(folder, `${name}.br`))).toBe(false)
})

test('a long text is packed no larger than the packer would by itself', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'app.js')
  const long = Array.from({ length: 4_000 }, (_, nth) => `const sprout${(nth * 7919) % 10_007} = ${nth % 97}`).join(
    '\n',
  )
  writeFileSync(file, long)
  await precompress(folder)
  const packed = readFileSync(`${file}.br`)
  expect(brotliDecompressSync(packed).toString()).toBe(long)
  expect(packed.length).toBeLessThanOrEqual(brotliCompressSync(long).length)
})
