import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { cartIsShown, putInCart } from './support/design-tool'
import { dollars, listProducts } from './support/product-page'

/** A photo of one colour: no two are the same file. */
const picture = async (at: number, { width = 1300, height = 870 } = {}) => ({
  name: `photo-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width, height, channels: 3, background: { r: (at * 37) % 256, g: (at * 11) % 256, b: at % 256 } },
  })
    .jpeg()
    .toBuffer(),
})
const pictures = (count: number, size = {}) =>
  Promise.all(Array.from({ length: count }, (_, at) => picture(at + 1, size)))

const grid = (page: Page) => page.getByRole('list', { name: 'Prints' })
const cell = (page: Page, place: number) =>
  grid(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(new RegExp(`^Mark print ${place},`)) })
const mark = (page: Page, place: number) => page.getByLabel(new RegExp(`^Mark print ${place},`)).check()
const size = (page: Page) => page.getByLabel('Size')
const total = (page: Page) => page.locator('p[aria-live=polite]').filter({ hasText: 'N$' })

async function openWith(page: Page, count: number, pixels = {}): Promise<void> {
  await page.goto('/photoprints-tool?sku=photo-print')
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(await pictures(count, pixels))
  await expect(page.getByRole('button', { name: count === 1 ? '1 print' : `${count} prints` })).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0)
}

/** The price of many prints of a size, from the rows of the product page. */
async function priceList(page: Page) {
  const product = (await listProducts(page.request)).find(({ sku }) => sku === 'photo-print')
  const sizes = product?.options.flatMap(({ value }) => value) ?? []
  return (title: string, count: number): number => {
    const uid = sizes.find((entry) => entry.title === title)?.uid ?? ''
    const rows = product?.price_rows.filter(({ option_uids }) => option_uids.includes(uid)) ?? []
    const fitting = rows.filter(({ quantity_from }) => quantity_from <= count)
    const row = fitting.toSorted((a, b) => b.quantity_from - a.quantity_from)[0]
    return Math.round((row?.price.value ?? 0) * 100) * count
  }
}

test('sixty prints in three sizes cost what the product page says, and are edited and removed together', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openWith(page, 60)
  for (let place = 1; place <= 20; place += 1) await mark(page, place)
  await size(page).selectOption({ label: '13 × 18 cm' })
  await page.getByRole('button', { name: 'Mark all' }).click()
  await page.getByRole('button', { name: 'Mark none' }).click()
  for (let place = 60; place > 50; place -= 1) await markFromEnd(page, place)
  await size(page).selectOption({ label: '20 × 30 cm' })
  const price = await priceList(page)
  const cents = [price('10 × 15 cm', 30), price('13 × 18 cm', 20), price('20 × 30 cm', 10)]
  const sum = cents.reduce((all, each) => all + each, 0)
  await expect(page.getByRole('button', { name: '60 prints, 3 kinds' })).toBeVisible()
  await expect(total(page)).toContainText(dollars(sum / 100))

  await putInCart(page, 'Add to cart')
  const main = page.getByRole('main')
  await expect(main.getByText('60 prints', { exact: true })).toBeVisible()
  for (const each of cents) await expect(main.getByText(dollars(each / 100)).first()).toBeVisible()
  await expect(main.getByText(dollars(sum / 100)).first()).toBeVisible()
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  await page.getByRole('link', { name: 'Edit prints' }).click()
  await expect(page.getByRole('button', { name: '60 prints, 3 kinds' })).toBeVisible()
  await page.getByRole('button', { name: /^One more: print 1,/ }).click()
  await expect(page.getByRole('button', { name: '61 prints, 3 kinds' })).toBeVisible()
  await putInCart(page, 'Update cart')
  await expect(main.getByText('61 prints', { exact: true })).toBeVisible()
  await expect(main.getByText('21 prints at', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Remove all Photo print' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('61 prints', { exact: true })).toBeVisible()
  await page.reload()
  await cartIsShown(page)
  await expect(main.getByText('61 prints', { exact: true })).toBeVisible()
})

/** Only the prints near the visible ones are in the document. */
async function markFromEnd(page: Page, place: number): Promise<void> {
  await grid(page).evaluate((list) => {
    if (list.parentElement) list.parentElement.scrollTop = list.parentElement.scrollHeight
  })
  await mark(page, place)
}

test('a doubtful print says why, is found by its filter, and is opened, changed and left', async ({ page }) => {
  await page.goto('/photoprints-tool?sku=photo-print')
  const files = [
    await picture(1),
    await picture(2, { width: 600, height: 400 }),
    await picture(3, { width: 2600, height: 870 }),
  ]
  await page.getByLabel('Photo file').setInputFiles(files)
  await expect(cell(page, 2)).toContainText('Comes out blurry')
  await expect(cell(page, 3)).toContainText('Much is cut off')
  await page.getByRole('button', { name: 'Need a look: 2' }).click()
  await expect(grid(page).getByRole('listitem')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: /^Open print 3,/ }).click()
  const stage = page.getByRole('application')
  await expect(stage).toBeVisible()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(stage).toHaveAccessibleName(/photo-3\.jpg/)
  await page.getByRole('button', { name: 'Previous print' }).click()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(stage).toHaveAccessibleName(/photo-2\.jpg/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'All prints' }).click()
  await expect(page.getByRole('button', { name: /^Open print 2,/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Need a look: 1' })).toBeVisible()
})

test('prints are removed and come back, and a reload keeps sizes and numbers', async ({ page }) => {
  await openWith(page, 3)
  await page.getByRole('button', { name: /^One more: print 2,/ }).click()
  await mark(page, 3)
  await size(page).selectOption({ label: '20 × 30 cm' })
  await page.getByRole('button', { name: /^Remove print 1,/ }).click()
  await expect(page.getByRole('button', { name: '3 prints, 2 kinds' })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: '4 prints, 2 kinds' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await page.reload()
  await expect(page.getByRole('button', { name: '4 prints, 2 kinds' })).toBeVisible()
  await page.getByRole('button', { name: '4 prints, 2 kinds' }).click()
  await expect(page.getByRole('region', { name: 'Your prints by size and finish' })).toContainText(/10 × 15 cm, Lustre/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('three hundred prints open and scroll without a long task, with few of them in the document', async ({ page }) => {
  test.setTimeout(240_000)
  await openWith(page, 300, { width: 60, height: 40 })
  await page.waitForTimeout(1_500)
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: '300 prints' })).toBeVisible()
  await expect(cell(page, 1)).toBeVisible()
  const longest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks))
  const opened = await longest()
  await page.evaluate(() => {
    ;(window as unknown as { longTasks: number[] }).longTasks.length = 0
  })
  await grid(page).evaluate(async (list) => {
    const box = list.parentElement
    if (!box) return
    for (let top = 0; top < box.scrollHeight; top += 300) {
      box.scrollTop = top
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await expect(cell(page, 300)).toBeVisible()
  expect(await grid(page).getByRole('listitem').count()).toBeLessThan(70)
  const scrolled = await longest()
  console.info(`longest task: opened ${opened} ms, scrolled ${scrolled} ms`)
  expect(scrolled).toBeLessThan(200)
})
