import AxeBuilder from '@axe-core/playwright'
import type { DesignDocument } from '@kea/design/document/document'
import { derivedOriginalsOf, surfacesOf } from '@kea/design/document/records'
import { expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { designTool } from './support/design-tool'
import { rows, storedFile } from './support/shop-state'

const TOOL = '/uploadchoice?sku=canvas-print'
const PHOTO = 'lake-and-snowy-mountains.jpg'

/** The share of red pixels on the stage. The photo has none. */
const redShare = (page: Page) => () =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')].at(-1)
    if (!canvas?.width) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let red = 0
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.slice(at, at + 3)
      if (r - Math.max(g, b) > 60) red += 1
    }
    return red / (data.length / 4)
  })

/** The design of the newest cart line. */
function lastDesign(): DesignDocument {
  const [line] = rows<{ file_key: string }>(
    `SELECT d.file_key FROM cart_lines l JOIN design_revisions d
     ON d.design_uid = l.design_uid AND d.revision = l.design_revision ORDER BY l.id DESC LIMIT 1`,
  )
  return JSON.parse(storedFile(line?.file_key ?? '').toString()) as DesignDocument
}

test('the sides of a canvas have a colour of the shopper, after a reload and in the cart', async ({ page }) => {
  test.setTimeout(120_000)
  const tool = designTool(page)
  await page.goto(TOOL)
  await tool.choosePhoto(PHOTO)
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('radio', { name: 'Coloured edge' }).check({ force: true })
  const colours = page.getByRole('group', { name: 'Edge colour' })
  await expect(colours.getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true')
  expect(await redShare(page)()).toBeLessThan(0.002)
  await colours.getByRole('button', { name: 'Red' }).click()
  await expect.poll(redShare(page)).toBeGreaterThan(0.005)
  const { violations } = await new AxeBuilder({ page }).include('#tool-panel').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.reload()
  await expect.poll(redShare(page)).toBeGreaterThan(0.005)
  await tool.addToCart()
  expect(surfacesOf(lastDesign())[0]?.edgeColour).toBe('#b3261e')
})

test('the blurred sides of a canvas are seen at once, and made for print with the cart', async ({ page }) => {
  test.setTimeout(120_000)
  const tool = designTool(page)
  await page.goto(TOOL)
  await tool.choosePhoto(PHOTO)
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('radio', { name: 'Blurred edge' }).check({ force: true })
  await expect(page.getByText('The blurred border wraps around the sides')).toBeAttached()
  await tool.addToCart()
  const [sides] = derivedOriginalsOf(lastDesign())
  const [tile] = sides?.tiles ?? []
  const [upload] = rows<{ object_key: string }>(`SELECT object_key FROM uploads WHERE uid = '${tile?.upload}'`)
  const picture = sharp(storedFile(upload?.object_key ?? ''))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: sides?.heightPx })
  // The sky is above, the lake below, and nothing in between is sharp.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  const [top, bottom] = [at(768, 20), at(768, info.height - 20)]
  expect(top[2]).toBeGreaterThan((bottom[2] ?? 255) + 30)
  const row = Array.from({ length: info.width - 1 }, (_, x) => Math.abs((at(x, 20)[1] ?? 0) - (at(x + 1, 20)[1] ?? 0)))
  expect(Math.max(...row)).toBeLessThanOrEqual(6)
})
