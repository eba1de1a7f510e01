import { expect, type Page, test } from '@playwright/test'
import { designTool } from './support/design-tool'
import { COLOURS, fourColours, namedFile } from './support/photo-files'

type File = ReturnType<typeof namedFile>

async function choose(page: Page, file: File): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(file)
}

/** The colours around the middle of the print: above left, above right, below left, below right. */
const quarters = (page: Page): Promise<string[]> =>
  page.evaluate((colours) => {
    const canvas = document.querySelector('main canvas')
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
        colour.every((level, at) => Math.abs(level - (pixel[at] ?? 0)) <= 12)
      const known = Object.entries(colours).find(([, colour]) => isNear(colour))
      return known?.[0] ?? pixel.slice(0, 3).join()
    })
  }, COLOURS)

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

test('the colour profile of a photo counts', async ({ page }) => {
  await choose(page, namedFile('wide.jpg', await fourColours().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()))
  await expect.poll(() => quarters(page)).toEqual(['red', 'green', 'blue', 'yellow'])
})
