import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { designTool } from './support/design-tool'
import { COLOURS, fourColours, HDR, heicOfTwoPictures, namedFile, PICTURES } from './support/photo-files'

type File = ReturnType<typeof namedFile>

async function choose(page: Page, file: File): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(file)
}

/** The colours around the middle of the print: above left, above right, below left, below right. */
const quarters = (page: Page, known: Record<string, readonly number[]> = COLOURS, tolerance = 12): Promise<string[]> =>
  page.evaluate(
    ([colours, most]) => {
      const canvas = [...document.querySelectorAll('main canvas')].at(-1)
      const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
      if (!context) return []
      const { width, height } = context.canvas
      const off = Math.min(width, height) * 0.06
      return [
        [-off, -off],
        [off, -off],
        [-off, off],
        [off, off],
      ].map(([x = 0, y = 0]) => {
        const pixel = context.getImageData(width / 2 + x, height / 2 + y, 1, 1).data
        const isNear = (colour: readonly number[]) =>
          colour.every((level, at) => Math.abs(level - (pixel[at] ?? 0)) <= most)
        const found = Object.entries(colours).find(([, colour]) => isNear(colour))
        return found?.[0] ?? pixel.slice(0, 3).join()
      })
    },
    [known, tolerance] as const,
  )

const HOLE = { create: { width: 600, height: 600, channels: 4 as const, background: '#000' } }
const TURNED_RIGHT = ['blue', 'red', 'yellow', 'green']

for (const missing of [['ImageDecoder'], ['OffscreenCanvas'], ['ImageDecoder', 'OffscreenCanvas'], []]) {
  const where = missing.length > 0 ? `a browser without ${missing.join(' and ')}` : 'a browser that has everything'
  test(`a turned photo is shown upright and reaches the cart in ${where}`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(window, name)
    }, missing)
    await choose(page, namedFile('turned.jpg', await fourColours().withMetadata({ orientation: 6 }).jpeg().toBuffer()))
    await expect.poll(() => quarters(page)).toEqual(TURNED_RIGHT)
    await designTool(page).addToCart()
  })
}

const UPRIGHT = ['red', 'green', 'blue', 'yellow']

for (const [name, bytes] of Object.entries(PICTURES)) {
  test(`${name} is shown as it is`, async ({ page }) => {
    await choose(page, namedFile('picture.jpg', await bytes()))
    await expect.poll(() => quarters(page)).toEqual(UPRIGHT)
  })
}

test('a HEIC of two pictures becomes a JPEG of its first one, with its colours, and reaches the cart', async ({
  page,
}) => {
  const begun = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/uploads$/.test(answer.url()),
  )
  await choose(page, namedFile('IMG_0042.HEIC', heicOfTwoPictures()))
  await expect.poll(() => quarters(page)).toEqual(UPRIGHT)
  await designTool(page).addToCart()
  const { uid } = await (await begun).json()
  const original = await (await page.request.get(`/media/uploads/${uid}`)).body()
  expect(await sharp(original).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 448 })
  // Tagged with its profile, so it converts to the same red.
  const red = await sharp(original).extract({ left: 100, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect(Math.max(...[...red].map((level, at) => Math.abs(level - (COLOURS.red[at] ?? 0))))).toBeLessThan(12)
})

for (const [kind, bytes] of Object.entries(HDR)) {
  test(`a HEIC of ${kind} is shown in its colours and reaches the cart`, async ({ page }) => {
    await choose(page, namedFile('IMG_0043.HEIC', bytes()))
    await expect.poll(() => quarters(page)).toEqual(UPRIGHT)
    await designTool(page).addToCart()
  })
}

test('what is below the see-through parts of a PNG is white paper', async ({ page }) => {
  const png = await fourColours()
    .ensureAlpha()
    .composite([{ input: HOLE, blend: 'dest-out' }])
    .png()
    .toBuffer()
  await choose(page, namedFile('logo.png', png))
  await expect.poll(() => quarters(page)).toEqual(Array(4).fill('255,255,255'))
})

test('a CMYK photo is shown in its colours', async ({ page }) => {
  // Paler, so that inks can print them. Two converters still differ.
  const pale = (level: number) => Math.round(0.4 * level + 120)
  const file = fourColours().linear(0.4, 120).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 })
  await choose(page, namedFile('press.jpg', await file.toBuffer()))
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([name, levels]) => [name, levels.map(pale)]))
  await expect.poll(() => quarters(page, colours, 40)).toEqual(UPRIGHT)
})

test('the colour profile of a photo counts', async ({ page }) => {
  await choose(page, namedFile('wide.jpg', await fourColours().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()))
  await expect.poll(() => quarters(page)).toEqual(UPRIGHT)
})
