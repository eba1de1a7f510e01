import type { DesignDocument } from '@kea/design/document/document'
import { placedPhotosOf } from '@kea/design/document/records'
import { expect, type Page, test } from 'playwright/test'
import { cartIsShown, designCanvas, designTool, photo } from './support/design-tool'
import { connectionOf } from './support/network'

const SLOW = { uploadThroughput: 60_000 }

async function openOn(page: Page, file: string, speed: { uploadThroughput?: number }) {
  await page.goto('/uploadchoice?sku=canvas-print')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  const connection = await connectionOf(page)
  await connection.become(speed)
  await designTool(page).choosePhoto(file)
  return connection
}

/** The design in every save request of the page. */
function savedDesigns(page: Page): DesignDocument[] {
  const designs: DesignDocument[] = []
  page.on('request', (request) => {
    const sent = request.url().endsWith('/graphql') ? request.postDataJSON() : null
    if (sent?.query.includes('saveDesign(')) designs.push(JSON.parse(sent.variables.input.tool_data))
  })
  return designs
}

test('a photo that is replaced during its upload does not block the cart', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(120_000)
  const connection = await openOn(page, 'lake-and-snowy-mountains.jpg', SLOW)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace' }).click()
  await (await chooser).setFiles(photo('dogs-at-the-window.jpg'))
  await expect(page.getByText(/Photo dogs-at-the-window\.jpg/)).toBeAttached()
  await connection.become({})
  await cartIsShown(page)
})

test('removing a photo during its upload cancels the addition to the cart', { tag: '@not-core' }, async ({ page }) => {
  test.setTimeout(120_000)
  await openOn(page, 'lake-and-snowy-mountains.jpg', SLOW)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Add a photo first.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
})

test('a drag that continues after the upload is ordered as shown', async ({ page }) => {
  test.setTimeout(120_000)
  const saved = savedDesigns(page)
  const connection = await openOn(page, 'lake-and-snowy-mountains.jpg', SLOW)
  for (let step = 0; step < 6; step++) await page.keyboard.press('+')
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('Not on the screen')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 20, middle.y, { steps: 4 })
  const progress = page.getByRole('progressbar', { name: 'Upload of your photo' })
  await expect(progress).toBeVisible()
  await connection.become({})
  // The upload is complete while the finger is still down.
  await expect(progress).toBeHidden({ timeout: 30_000 })
  await page.mouse.move(middle.x + 2000, middle.y, { steps: 4 })
  await page.mouse.up()
  await cartIsShown(page)
  expect(saved.map((design) => placedPhotosOf(design)[0]?.data.crop.x)).toEqual([0])
})

test('a quantity that is chosen during the upload is the quantity in the cart', { tag: '@not-core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const connection = await openOn(page, 'lake-and-snowy-mountains.jpg', SLOW)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).first().click()
  await connection.become({})
  await cartIsShown(page)
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
})

test('a change after a failed cart update is still there after a reload', async ({ page }) => {
  test.setTimeout(180_000)
  await openOn(page, 'dogs-at-the-window.jpg', {})
  await designTool(page).addToCart()
  await page.getByRole('link', { name: 'Edit design' }).click()
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
  const description = page.getByText(/Photo dogs-at-the-window\.jpg at/)
  await expect(description).toBeVisible()
  await expect(page.getByRole('application')).toBeVisible()
  await page.keyboard.press('r')
  await expect(description).toContainText('turned by 90 degrees')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('updateCartItems') ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Update cart' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your design is saved on this device.' })).toBeVisible()
  await page.keyboard.press('r')
  await expect(description).toContainText('turned by 180 degrees')
  await page.unroute('**/graphql')
  await page.reload()
  await expect(description).toContainText('turned by 180 degrees')
})

test('Back from the cart leads to the design that is in it, and the tool opened again at once is empty', async ({
  page,
}) => {
  await designCanvas(page)
  const other = await page.context().newPage()
  await other.goto('/uploadchoice?sku=canvas-print')
  await expect(other.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await expect(other.getByText('This photo is no longer here')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/[?&]design=/)
  await expect(page.getByText('Photo dogs-at-the-window.jpg at')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Update cart', exact: true })).toBeVisible()
  await expect(page.getByText('This photo is no longer here')).toHaveCount(0)
})
