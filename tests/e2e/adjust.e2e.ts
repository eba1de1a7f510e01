import AxeBuilder from '@axe-core/playwright'
import type { DesignDocument } from '@kea/design/document/document'
import { derivedOriginalsOf, placedPhotosOf } from '@kea/design/document/records'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { designTool } from './support/design-tool'
import { designFileInCart, rows, storedFile } from './support/shop-state'
import { withoutWebGl } from './support/without-webgl'

const TOOL = '/uploadchoice?sku=canvas-print'
const PHOTO = 'lake-and-snowy-mountains.jpg'

/** The largest difference of the colour channels in the middle of the stage, and its mean light. */
const middleOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')].at(-1)
    if (!canvas) throw new Error('The print is not drawn')
    const { width, height } = canvas
    const part = { x: Math.round(width * 0.4), y: Math.round(height * 0.4) }
    const { data } = canvas.getContext('2d')?.getImageData(part.x, part.y, 60, 60) ?? { data: [] }
    let [colour, light] = [0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      colour = Math.max(colour, Math.max(...rgb) - Math.min(...rgb))
      light += rgb[1] ?? 0
    }
    return { colour, light: light / (data.length / 4) }
  })

const colourOf = (page: Page) => async () => (await middleOf(page)).colour

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Tone' })).toBeVisible()
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

test('a photo in black and white, flipped and straightened, is the same after a reload, in the cart and for the printer', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const tool = designTool(page)
  await page.goto(TOOL)
  await tool.choosePhoto(PHOTO)
  await expect.poll(colourOf(page)).toBeGreaterThan(20)
  await openPanel(page)
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await expect.poll(colourOf(page)).toBeLessThanOrEqual(1)
  const { light } = await middleOf(page)
  await slider(page, 'Brightness').focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp')
  await expect.poll(async () => (await middleOf(page)).light).toBeGreaterThan(light + 10)
  await page.getByRole('button', { name: 'Flip' }).click()
  await slider(page, 'Straighten').focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/flipped, straightened by 3 degrees/)).toBeAttached()

  await page.reload()
  await expect(page.getByText(/flipped, straightened by 3 degrees/)).toBeAttached()
  await expect.poll(colourOf(page)).toBeLessThanOrEqual(1)

  await tool.addToCart()
  const document = JSON.parse(storedFile(await designFileInCart(page)).toString()) as DesignDocument
  expect(placedPhotosOf(document)[0]?.data).toMatchObject({ flip: true, look: { tone: 'black-and-white' } })
  const [derived] = derivedOriginalsOf(document)
  const [tile] = derived?.tiles ?? []
  const [upload] = rows<{ object_key: string }>(`SELECT object_key FROM uploads WHERE uid = '${tile?.upload}'`)
  const printed = sharp(storedFile(upload?.object_key ?? ''))
  expect(await printed.metadata()).toMatchObject({ format: 'jpeg', width: tile?.widthPx, height: tile?.heightPx })
  const { channels } = await printed.stats()
  const means = channels.map(({ mean }) => mean)
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(1)
})

test('one undo takes back the drag of a slider, and the original is shown while a button is held', async ({ page }) => {
  const tool = designTool(page)
  await page.goto(TOOL)
  await tool.choosePhoto(PHOTO)
  await openPanel(page)
  const saturation = slider(page, 'Saturation')
  await saturation.focus()
  for (let step = 0; step < 100; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(saturation).toHaveValue('-100')
  await expect.poll(colourOf(page)).toBeLessThanOrEqual(1)
  const compare = page.getByRole('button', { name: 'Hold to compare' })
  await compare.focus()
  await page.keyboard.down(' ')
  await expect.poll(colourOf(page)).toBeGreaterThan(20)
  await page.keyboard.up(' ')
  await expect.poll(colourOf(page)).toBeLessThanOrEqual(1)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saturation).toHaveValue('0')
  await expect.poll(colourOf(page)).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Auto' }).click()
  await expect(saturation).toHaveValue('8')
  await page.getByRole('button', { name: 'Reset: Saturation' }).click()
  await expect(saturation).toHaveValue('0')
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(slider(page, 'Contrast')).toHaveValue('0')
})

test('a look is shown and made for print without WebGL and without a worker', async ({ page }) => {
  test.setTimeout(120_000)
  await withoutWebGl(page)
  // The worker draws on it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  const tool = designTool(page)
  await page.goto(TOOL)
  await tool.choosePhoto(PHOTO)
  await openPanel(page)
  await page.getByRole('radio', { name: 'Black and white' }).check({ force: true })
  await expect.poll(colourOf(page)).toBeLessThanOrEqual(1)
  await tool.addToCart()
})
