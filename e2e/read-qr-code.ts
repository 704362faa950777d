import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

// The package is the function itself, whatever its types say.
const read = jsqr as unknown as typeof jsqr.default

/** What a camera would read: the picture as it is drawn on the screen, whatever drew it. */
export async function readQrCode(picture: Locator) {
  const shot = (await picture.screenshot()).toString('base64')
  const blank = await picture.page().context().newPage()
  const { width, height, data } = await blank.evaluate(pixelsOf, shot)
  await blank.close()
  return read(Uint8ClampedArray.from(data), width, height)?.data
}

async function pixelsOf(shot: string) {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = image
  const pen = new OffscreenCanvas(width, height).getContext('2d')!
  pen.drawImage(image, 0, 0)
  return { width, height, data: [...pen.getImageData(0, 0, width, height).data] }
}
