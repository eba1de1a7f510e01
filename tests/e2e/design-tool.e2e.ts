import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const PHOTO = 'lake-and-snowy-mountains.jpg'

const focused = (page: Page) => page.locator(':focus')

async function openCanvas(page: Page): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto(PHOTO)
}

test('the tool opens with the focus on its heading', async ({ page }) => {
  await page.goto('/canvas-prints')
  // Before the page has mounted, a link loads a document, and the focus is the browser's.
  await expect(page.getByRole('radio').first()).toBeAttached()
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await expect(focused(page)).toHaveText('Design your Canvas print')
})

test('both paths of the wall prints open the same tool', async ({ page }) => {
  for (const path of ['/uploadchoice', '/uploadchoice-new']) {
    await page.goto(`${path}?sku=canvas-print`)
    await expect(page.getByRole('heading', { level: 1, name: 'Design your Canvas print' })).toBeAttached()
    await expect(page.getByRole('application')).toBeVisible()
  }
})

test('a panel takes the focus, and Escape returns it to the button that opened it', async ({ page }) => {
  await openCanvas(page)
  for (const [button, heading] of [
    ['Size', 'Size and options'],
    ['Position', 'Position'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(focused(page)).toHaveText(heading)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: heading })).toBeHidden()
    await expect(focused(page)).toHaveText(button)
  }
})

test('a press that disables its own button does not lose the focus', async ({ page }) => {
  await openCanvas(page)
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await expect(focused(page)).toHaveText('Zoom out')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Position' })).toBeHidden()
  await expect(focused(page)).toHaveText('Photo')
})

test('the size is beside the price, shows its print quality, and is in view when the panel opens', async ({ page }) => {
  await openCanvas(page)
  await designTool(page).chooseSize('100 × 150 cm')
  const chosen = page.getByRole('button', { name: 'Size and quantity: 100 × 150 cm, 1 piece' })
  await chosen.click()
  const card = page.getByRole('radio', { name: /^100 × 150 cm/ })
  await expect(card).toBeChecked()
  await expect(card.locator('..')).toBeInViewport()
  await expect(card.locator('..').getByText('blurry')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focused(page)).toHaveAccessibleName('Size and quantity: 100 × 150 cm, 1 piece')
})

test('an edited cart line has its quantity in the tool and gets the new one', async ({ page }) => {
  test.setTimeout(120_000)
  await openCanvas(page)
  await designTool(page).addToCart()
  await page.getByRole('button', { name: 'One more: Canvas print' }).click()
  await expect(page.getByText(/each$/)).toBeVisible()
  await page.getByRole('link', { name: 'Edit design' }).click()
  const chosen = page.getByRole('button', { name: /^Size and quantity: .*, 2 pieces$/ })
  await chosen.click()
  const quantity = page.getByLabel('Quantity of Canvas print').filter({ visible: true }).first()
  await quantity.fill('0')
  await page.getByRole('button', { name: 'Update cart' }).click()
  await expect(quantity).toBeFocused()
  await expect(page.getByText(/^Please enter a whole number from 1 to/).filter({ visible: true })).toBeVisible()
  await quantity.fill('2')
  await page.getByRole('button', { name: 'One more: Canvas print' }).filter({ visible: true }).click()
  await designTool(page).updateCart()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('3')
})

const SCREENS = [
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a laptop at 200 %', width: 720, height: 450 },
  { name: 'a small laptop', width: 1024, height: 768 },
]

for (const { name, width, height } of SCREENS) {
  test(`on ${name} the print has enough space and nothing overlaps`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCanvas(page)
    for (const panel of [null, 'Size', 'Position']) {
      if (panel) await page.getByRole('button', { name: panel, exact: true }).click()
      const stage = await page.getByRole('application').boundingBox()
      const buy = await page.getByRole('button', { name: 'Add to cart' }).boundingBox()
      const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox()
      if (!stage || !buy || !undo) throw new Error('Not on the screen')
      expect(stage.height / height).toBeGreaterThan(0.35)
      expect(undo.y + undo.height).toBeLessThanOrEqual(stage.y)
      expect(stage.y + stage.height).toBeLessThanOrEqual(buy.y)
      expect(buy.y + buy.height).toBeLessThanOrEqual(height)
      expect(buy.x + buy.width).toBeLessThanOrEqual(width)
      if (panel) await page.getByRole('button', { name: 'Close the panel' }).click()
    }
  })
}
