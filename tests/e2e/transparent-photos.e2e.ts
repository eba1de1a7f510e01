import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { judge } from '../support/pdf-judges'
import { checkOutAsGuest } from './support/checkout'
import { printFileOf } from './support/design-story'
import { designTool } from './support/design-tool'
import { namedFile } from './support/photo-files'
import { command } from './support/shop-state'

type Rgb = readonly [number, number, number]
const RED: Rgb = [200, 30, 30]
const NAVY: Rgb = [29, 53, 87]
const WHITE: Rgb = [255, 255, 255]

/** Nothing but a red square in the middle, a third as wide. */
function logo() {
  const square = { create: { width: 400, height: 400, channels: 4 as const, background: '#c81e1e' } }
  return sharp({ create: { width: 1200, height: 1200, channels: 4, background: '#00000000' } }).composite([
    { input: square, left: 400, top: 400 },
  ])
}

const heic = () => readFileSync(fileURLToPath(new URL('../fixtures/heic/see-through.heic', import.meta.url)))

/** Colours of the print in the tool: in its middle, and four beside the square. */
const shown = (page: Page): Promise<number[][]> =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll('main canvas')].at(-1)
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
    if (!context) return []
    const { width, height } = context.canvas
    const off = Math.min(width, height) * 0.26
    const at = (x: number, y: number) => [...context.getImageData(width / 2 + x, height / 2 + y, 1, 1).data].slice(0, 3)
    return [at(0, 0), at(-off, 0), at(off, 0), at(0, -off), at(0, off)]
  })

const isNear = (colour: ArrayLike<number>, wanted: Rgb, most: number): boolean =>
  wanted.every((level, at) => Math.abs(level - (colour[at] ?? -99)) <= most)

async function expectShown(page: Page, square: Rgb, ground: Rgb): Promise<void> {
  await expect
    .poll(async () => {
      const [middle = [], ...around] = await shown(page)
      const found = isNear(middle, square, 8) && around.length === 4 && around.every((one) => isNear(one, ground, 3))
      return found || [middle, ...around].join(' ')
    })
    .toBe(true)
}

async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(namedFile(name, bytes))
}

async function navyBackground(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Background', exact: true }).click()
  await expect(page.getByText('Your photo covers the whole print')).toBeHidden()
  await page.getByRole('button', { name: 'Navy' }).click()
  await page.getByRole('button', { name: 'Close the panel' }).click()
}

/** Which part of the cart's picture has about this colour. Its own ground is nearly white. */
async function shareInCart(page: Page, colour: Rgb): Promise<number> {
  const most = colour === WHITE ? 5 : 16
  const image = page
    .getByRole('main')
    .getByRole('img', { name: /^Your design/ })
    .first()
  const address = await image.evaluate((element: HTMLImageElement) => element.currentSrc || element.src)
  const { data, info } = await sharp(await (await page.request.get(address)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) count += isNear(data.subarray(at, at + 3), colour, most) ? 1 : 0
  return count / (info.width * info.height)
}

test('a PNG with a look lets its background be seen in the tool, in the cart and in print', async ({ page }) => {
  test.setTimeout(300_000)
  await choose(page, 'logo.png', await logo().png().toBuffer())
  await expectShown(page, RED, WHITE)
  await navyBackground(page)
  await expectShown(page, RED, NAVY)
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await page.getByRole('button', { name: 'Close the panel' }).click()
  // The luminance of the red.
  const GREY: Rgb = [66, 66, 66]
  await expectShown(page, GREY, NAVY)
  await page.reload()
  await expectShown(page, GREY, NAVY)
  await designTool(page).addToCart()
  expect(await shareInCart(page, NAVY)).toBeGreaterThan(0.15)
  expect(await shareInCart(page, GREY)).toBeGreaterThan(0.02)
  expect(await shareInCart(page, WHITE)).toBeLessThan(0.01)
  const order = await checkOutAsGuest(page)
  command('paid', order)
  const pdf = judge(await printFileOf(order))
  try {
    pdf.check()
    expect(pdf.images().map(([, , type]) => type)).toEqual(['image', 'smask'])
    const { at } = await pdf.page(1)
    for (const [x, y] of [
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
    ] as const)
      expect(isNear(at(x, y), NAVY, 3), `${x} ${y}: ${at(x, y)}`).toBe(true)
    expect(isNear(at(0.5, 0.5), GREY, 8), `${at(0.5, 0.5)}`).toBe(true)
  } finally {
    pdf.close()
  }
})

for (const [name, bytes] of [
  ['logo.webp', () => logo().webp({ quality: 95 }).toBuffer()],
  ['logo.avif', () => logo().avif({ quality: 90, effort: 0 }).toBuffer()],
  ['IMG_0043.HEIC', async () => heic()],
] as const) {
  test(`${name} lets its background be seen in the tool and in the cart`, async ({ page }) => {
    test.setTimeout(180_000)
    await choose(page, name, await bytes())
    await navyBackground(page)
    await expectShown(page, RED, NAVY)
    await designTool(page).addToCart()
    expect(await shareInCart(page, NAVY)).toBeGreaterThan(0.15)
    expect(await shareInCart(page, RED)).toBeGreaterThan(0.02)
    expect(await shareInCart(page, WHITE)).toBeLessThan(0.01)
  })
}

test('a browser that cannot pack a mask refuses a see-through picture by its name', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'CompressionStream'))
  await choose(page, 'logo.png', await logo().png().toBuffer())
  await expect(page.getByText(/^logo\.png: This browser can’t print see-through pictures\./)).toBeVisible()
})

test('a picture that is see-through everywhere is refused by its name', async ({ page }) => {
  const nothing = sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
  await choose(page, 'nothing.png', await nothing.png().toBuffer())
  await expect(page.getByText(/^nothing\.png is see-through everywhere/)).toBeVisible()
})
