import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { visit } from './support/mounted'

const wall = (page: Page) => page.getByRole('img', { name: /^An? \d+ × \d+ cm canvas/ })

test('two sizes hang side by side at one scale, with their figures, and Back, a reload and a link keep them', async ({
  page,
}) => {
  await visit(page, '/canvas-prints')
  await page.getByRole('region', { name: 'Price table' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Compare sizes side by side' }).press('Enter')
  const beside = page.getByLabel('Hang beside it')
  await expect(beside).toBeFocused()
  await beside.selectOption({ label: 'Another size' })
  await page.getByLabel('In the size').selectOption({ label: '30 × 40 cm' })
  await expect(page).toHaveURL(/^[^?]*\/canvas-prints\?beside=[\w%=]+$/)
  const own = page.getByRole('img', {
    name: 'A 60 × 40 cm canvas and a 40 × 30 cm canvas above a console that is 1.4 m wide',
  })
  await expect(own).toBeVisible()
  const widths = () =>
    own.evaluate((drawn) => {
      const [, first, second] = [...drawn.children].map((part) => part.getBoundingClientRect().width)
      return Math.round(((second ?? 0) / (first ?? 1)) * 100)
    })
  // 40 cm beside 60 cm.
  await expect.poll(widths).toBe(67)

  // Another product, whose sizes come from the shop.
  await beside.selectOption({ label: 'Framed photo print' })
  await page.getByLabel('In the size').selectOption({ label: '60 × 90 cm' })
  const table = page.getByRole('table', { name: 'Both sizes in centimetres' })
  await expect(table.getByRole('row')).toHaveText([
    'PrintWidthHeightOn the wall',
    'Canvas print60 cm40 cm60 × 40 cm',
    'Framed photo print90 cm60 cm94 × 64 cm',
  ])
  await expect(page.getByText('The 90 × 60 cm framed print is 34 cm wider and 24 cm taller')).toBeVisible()
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const label = await wall(page).getAttribute('aria-label')
  await page.reload()
  await page.getByRole('region', { name: 'Price table' }).scrollIntoViewIfNeeded()
  await expect(wall(page)).toHaveAttribute('aria-label', label ?? '')
  await visit(page, '/photo-mugs')
  await page.goBack()
  await page.getByRole('region', { name: 'Price table' }).scrollIntoViewIfNeeded()
  await expect(wall(page)).toHaveAttribute('aria-label', label ?? '')
  await beside.selectOption({ label: 'Nothing' })
  await expect(page).toHaveURL('/canvas-prints')
  await expect(table).toHaveCount(0)
})

test('sizes too wide for the rooms hang on a bare wall', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'one device is enough')
  await visit(page, '/large-canvas-prints')
  await page.getByRole('radio', { name: /^120 × 180 cm/ }).check({ force: true })
  await page.getByRole('region', { name: 'Price table' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Compare sizes side by side' }).click()
  await page.getByLabel('Hang beside it').selectOption({ label: 'Another size' })
  await expect(wall(page)).toHaveAttribute('aria-label', / beside a door that is 198 cm high$/)
  await expect(page.getByText('The door is 76 × 198 cm.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
