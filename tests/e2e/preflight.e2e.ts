import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { cartIsShown, designTool } from './support/design-tool'

const list = (page: Page) => page.getByRole('dialog', { name: 'Before we print it' })

test('what may print badly is listed before the cart, leads to its place, and is mended by a tap', async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByRole('textbox', { name: 'Words' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('application').click({ position: { x: 4, y: 4 } })

  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(list(page).getByText('One of your texts still says “Your words”.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await list(page)
    .getByRole('button', { name: /^Show me/ })
    .click()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible()

  await page.getByRole('button', { name: 'Text', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Aoraki')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Position', exact: true }).click()
  await page.getByLabel('From the top (mm)').fill('-8')
  await page.getByLabel('From the top (mm)').press('Enter')
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(list(page).getByText('“Aoraki” runs off the print.')).toBeVisible()
  await list(page)
    .getByRole('button', { name: /^Move it inside/ })
    .click()
  const ready = page.getByRole('dialog', { name: 'Ready to print' })
  await expect(ready.getByText('All sorted.')).toBeVisible()
  await ready.getByRole('button', { name: 'Add to cart' }).click()
  await cartIsShown(page)
})

test('a photo that is too small for its size gets a smaller one by a tap, or goes to the cart as it is', {
  tag: '@not-core',
}, async ({ page }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await designTool(page).chooseSize('100 × 150 cm')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(list(page).getByText('dogs-at-the-window.jpg comes out blurry at this size.')).toBeVisible()
  await expect(list(page).getByRole('button', { name: /^Print it at \d+ × \d+ cm: / })).toBeVisible()
  await list(page).getByRole('button', { name: 'Add to cart as it is' }).click()
  await cartIsShown(page)
})
