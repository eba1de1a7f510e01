import AxeBuilder from '@axe-core/playwright'
import type { DesignDocument } from '@kea/design/document'
import { surfacesOf } from '@kea/design/records'
import { expect, type Page, test } from '@playwright/test'
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
  const [line] = rows<{ file_key: string }>(
    `SELECT d.file_key FROM cart_lines l JOIN design_revisions d
     ON d.design_uid = l.design_uid AND d.revision = l.design_revision ORDER BY l.id DESC LIMIT 1`,
  )
  const document = JSON.parse(storedFile(line?.file_key ?? '').toString()) as DesignDocument
  expect(surfacesOf(document)[0]?.edgeColour).toBe('#b3261e')
})
