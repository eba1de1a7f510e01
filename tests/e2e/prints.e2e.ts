import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { cartIsShown, putInCart } from './support/design-tool'
import { plainPhoto, plainPhotos } from './support/plain-photos'
import { dollars, listProducts } from './support/product-page'

const grid = (page: Page) => page.getByRole('list', { name: 'Prints' })
const cell = (page: Page, place: number) =>
  grid(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(new RegExp(`^Select print ${place},`)) })
const mark = (page: Page, place: number) => page.getByLabel(new RegExp(`^Select print ${place},`)).check()
const size = (page: Page) => page.getByLabel('Size')
const total = (page: Page) => page.locator('p[aria-live=polite]').filter({ hasText: 'N$' })

async function openWith(page: Page, count: number, pixels = {}): Promise<void> {
  await page.goto('/photoprints-tool?sku=photo-print')
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(count, pixels))
  await expect(page.getByRole('button', { name: count === 1 ? '1 print' : `${count} prints` })).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0)
}

/** The price of many prints of a size, from the rows of the product page. */
async function priceList(request: APIRequestContext) {
  const product = (await listProducts(request)).find(({ sku }) => sku === 'photo-print')
  const sizes = product?.options.flatMap(({ value }) => value) ?? []
  return (title: string, count: number): number => {
    const uid = sizes.find((entry) => entry.title === title)?.uid ?? ''
    const rows = product?.price_rows.filter(({ option_uids }) => option_uids.includes(uid)) ?? []
    const fitting = rows.filter(({ quantity_from }) => quantity_from <= count)
    const row = fitting.toSorted((a, b) => b.quantity_from - a.quantity_from)[0]
    return Math.round((row?.price.value ?? 0) * 100) * count
  }
}

test('the grid of prints has no price before the first print', { tag: '@not-core' }, async ({ page }) => {
  await page.goto('/photoprints-tool?sku=photo-print')
  await expect(page.getByRole('button', { name: 'No prints yet' })).toBeVisible()
  await expect(page.getByText('N$')).toHaveCount(0)
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(1))
  await expect(total(page)).toContainText('N$')
})

test('prints are moved by buttons and by drag, and get a white border', { tag: '@not-core' }, async ({ page }) => {
  await openWith(page, 3)
  const open = (place: number, photo: number) =>
    expect(page.getByRole('button', { name: new RegExp(`^Open print ${place}, photo-${photo}\\.jpg`) })).toBeVisible()
  await mark(page, 3)
  await page.getByRole('button', { name: 'Move to the start' }).click()
  await open(1, 3)
  await page.getByRole('button', { name: 'Move one place back' }).click()
  await open(1, 1)
  await open(2, 3)
  const border = page.getByRole('button', { name: 'White border' })
  await border.click()
  await expect(border).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel(/^Select print 2,/).uncheck()
  await expect(border).toHaveAttribute('aria-pressed', 'mixed')
  await cell(page, 3)
    .getByRole('button', { name: /^Open/ })
    .dragTo(cell(page, 1), { targetPosition: { x: 4, y: 60 } })
  await open(1, 2)
  await open(2, 1)
})

test('sixty prints in three sizes cost what the product page says, and are edited and removed together', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  await openWith(page, 60)
  for (let place = 1; place <= 6; place += 1) await mark(page, place)
  await size(page).selectOption({ label: '13 × 18 cm' })
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Select none' }).click()
  for (let place = 7; place <= 10; place += 1) await mark(page, place)
  await size(page).selectOption({ label: '20 × 30 cm' })
  const price = await priceList(request)
  const cents = [price('10 × 15 cm', 50), price('13 × 18 cm', 6), price('20 × 30 cm', 4)]
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
  await expect(main.getByText(/^7 prints at/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove all Photo print' }).click()
  await expect(page.getByText('Your cart is empty. What would you like')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('61 prints', { exact: true })).toBeVisible()
  await page.reload()
  await cartIsShown(page)
  await expect(main.getByText('61 prints', { exact: true })).toBeVisible()
})

test('a doubtful print says why, is found by its filter, and is opened, changed and left', {
  tag: '@not-core',
}, async ({ page }) => {
  await page.goto('/photoprints-tool?sku=photo-print')
  const files = [
    await plainPhoto(1),
    await plainPhoto(2, { width: 600, height: 400 }),
    await plainPhoto(3, { width: 2600, height: 870 }),
  ]
  await page.getByLabel('Photo file').setInputFiles(files)
  await expect(cell(page, 2)).toContainText('Comes out blurry')
  await expect(cell(page, 3)).toContainText('Much is cut off')
  await page.getByRole('button', { name: 'To check: 2' }).click()
  await expect(grid(page).getByRole('listitem')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: /^Open print 3,/ }).click()
  const stage = page.getByRole('application')
  await expect(stage).toBeVisible()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Photo photo-3\.jpg at/)).toBeAttached()
  await page.getByRole('button', { name: 'Previous print' }).click()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByText(/Photo photo-2\.jpg at/)).toBeAttached()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  const options = page.getByRole('region', { name: 'Size and options' })
  await expect(options).toBeVisible()
  await page.getByRole('button', { name: 'All prints' }).click()
  await expect(options).toBeHidden()
  await expect(page.getByRole('button', { name: 'To check: 1' })).toBeVisible()
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

/** Saves the design of the cart's line again, with this many prints of its photo; answers its uid. */
const saveWith = (page: Page, count: number): Promise<string> =>
  page.evaluate(async (wanted) => {
    const ask = async (query: string, variables: object) => {
      const body = JSON.stringify({ query, variables })
      const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return JSON.parse(await answer.text()).data
    }
    const uid = new URLSearchParams(document.querySelector<HTMLAnchorElement>('a[href*="design="]')?.search).get(
      'design',
    )
    const { design } = await ask('query ($uid: ID!) { design(design_uid: $uid) { tool_data } }', { uid })
    const stored = JSON.parse(design.tool_data)
    const records = Object.values<{ kind: string; id: string }>(stored.records)
    const [surface, item] = ['surface', 'item'].map((kind) => records.find((record) => record.kind === kind))
    for (let at = 0; at < wanted; at += 1) {
      const order = `b${String(at).padStart(3, '0')}1`
      stored.records[`s${at}`] = { ...surface, id: `s${at}`, order }
      stored.records[`i${at}`] = { ...item, id: `i${at}`, surface: `s${at}` }
    }
    for (const gone of [surface, item]) delete stored.records[gone?.id ?? '']
    const input = { product_type: stored.tool, sku: stored.sku, tool_data: JSON.stringify(stored) }
    const { saveDesign } = await ask(
      'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { uid } user_errors { message } } }',
      { input },
    )
    return saveDesign.design?.uid ?? saveDesign.user_errors[0].message
  }, count)

test('of three hundred prints only those near the view are in the document', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(180_000)
  await openWith(page, 1)
  await putInCart(page, 'Add to cart')
  await page.goto(`/photoprints-tool?sku=photo-print&design=${await saveWith(page, 300)}`)
  await expect(page.getByRole('button', { name: '300 prints' })).toBeVisible({ timeout: 30_000 })
  await expect(cell(page, 1)).toBeVisible()
  expect(await grid(page).getByRole('listitem').count()).toBeLessThan(70)
  await grid(page).evaluate((list) => {
    if (list.parentElement) list.parentElement.scrollTop = list.parentElement.scrollHeight
  })
  await expect(cell(page, 300)).toBeVisible()
  expect(await grid(page).getByRole('listitem').count()).toBeLessThan(70)
})

test('the photo of a removed print stays in the tray, from which it is printed again', { tag: '@not-core' }, async ({
  page,
}) => {
  await openWith(page, 2)
  await page.getByRole('button', { name: /^Open print 2,/ }).click()
  await page.getByRole('button', { name: 'All prints' }).click()
  await expect(page.getByRole('button', { name: /^Open print 2,/ })).toBeFocused()
  await page.getByRole('button', { name: /^Remove print 1,/ }).click()
  await expect(page.getByRole('button', { name: '1 print' })).toBeVisible()
  await page.getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: /^Put photo-1\.jpg on/ }).click()
  await expect(page.getByRole('button', { name: '2 prints' })).toBeVisible()
})
