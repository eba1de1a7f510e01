import { expect, type Page, test } from '@playwright/test'
import { designTool } from './support/design-tool'

const TOOL = '/uploadchoice?sku=canvas-print'

async function openWithPhoto(page: Page): Promise<void> {
  await page.goto(TOOL)
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
}

const photoText = (page: Page) => page.getByText(/Photo dogs-at-the-window\.jpg at/)

test('the design stays open when its product is refetched with another price', async ({ page, context }) => {
  await openWithPhoto(page)
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible()
  let fetched = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query DesignProduct(')) return route.fallback()
    const response = await route.fetch()
    const answer = await response.json()
    for (const price of answer.data.products.items[0].price_rows) price.price.value += 1
    await route.fulfill({ response, json: answer })
    fetched += 1
  })
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => fetched).toBe(1)
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('the URL of a missing design does not change the draft of another design', async ({ page }) => {
  await openWithPhoto(page)
  await page.goto(`${TOOL}&design=gone-4711`)
  await expect(page.getByText(/We could not find this design/)).toBeVisible()
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.reload()
  await expect(page.getByText(/Photo lake-and-snowy-mountains\.jpg at/)).toBeAttached()
  await page.goto(TOOL)
  await expect(photoText(page)).toBeAttached()
})

test('the quantity is still there after a reload', async ({ page }) => {
  await openWithPhoto(page)
  const pieces = (count: string) => page.getByRole('button', { name: new RegExp(`^Size and quantity: .*, ${count}$`) })
  await pieces('1 piece').click()
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).first().click()
  await expect(pieces('3 pieces')).toBeVisible()
  await page.reload()
  await expect(pieces('3 pieces')).toBeVisible()
})
