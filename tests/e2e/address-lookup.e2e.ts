import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { FLOOR_EASEL, openGuestCart, press } from './support/stories'

const suburb = (page: Page) => page.getByRole('combobox', { name: 'Suburb or RD number' })
const town = (page: Page) => page.getByRole('combobox', { name: 'Town or city' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

async function toAddress(page: Page): Promise<void> {
  await openGuestCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Email').fill('aroha.ngata@example.co.nz')
  await press(page, 'Continue to address')
}

test('at the checkout a suburb fills in town, region and postcode, by keys alone', async ({ page }) => {
  test.setTimeout(120_000)
  await toAddress(page)
  // The shop has no keys of the post, so a street is a plain field.
  await expect(page.getByRole('textbox', { name: 'Street address' })).toBeVisible()
  await suburb(page).focus()
  await page.keyboard.type('rosl')
  await expect(list(page).getByRole('option')).toHaveText(['Roslyn Palmerston North 4414', 'Roslyn Dunedin 9010'])
  await expect(suburb(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Roslyn Dunedin 9010')).toHaveAttribute('aria-selected', 'true')
  await expect(suburb(page)).toBeFocused()
  await noViolations(page)

  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(suburb(page)).toHaveValue('rosl')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(suburb(page)).toHaveValue('Roslyn')
  await expect(suburb(page)).toBeFocused()
  await expect(town(page)).toHaveValue('Dunedin')
  await expect(page.getByLabel('Region')).toHaveValue('Otago')
  await expect(page.getByLabel('Postcode')).toHaveValue('9010')
  await expect(list(page)).toBeHidden()
  // The form was not sent.
  await expect(page.getByText('This is a required field.')).toHaveCount(0)
})

test('in the address book what was typed by hand is replaced only with a word, and comes back', async ({ page }) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await visit(page, '/customer/account/add-address')
  await page.getByLabel('Postcode').fill('6011')
  await expect(town(page)).toHaveValue('Wellington')
  await suburb(page).fill('Flat 2')
  await town(page).fill('wana')
  await option(page, 'Wānaka 9305').click()
  await expect(town(page)).toHaveValue('Wānaka')
  await expect(page.getByLabel('Postcode')).toHaveValue('9305')
  await expect(page.getByLabel('Region')).toHaveValue('Otago')
  await expect(suburb(page)).toHaveValue('Flat 2')
  const note = page.getByText('We changed the postcode from 6011 to 9305.')
  await expect(note).toBeVisible()
  await noViolations(page)
  await press(page, 'Change it back')
  await expect(note).toBeHidden()
  await expect(page.getByLabel('Postcode')).toHaveValue('6011')
  // Now the region does not fit, and the form asks.
  await expect(page.getByText('Postcode 6011 is usually in Wellington. Is Otago right?')).toBeVisible()
  await press(page, 'Change to Wellington')
  await expect(page.getByLabel('Region')).toHaveValue('Wellington')
})

test('a cart that is near free delivery names things that cost what is missing', async ({ page }) => {
  test.setTimeout(120_000)
  await openGuestCart(page, [FLOOR_EASEL])
  const ideas = page.getByRole('region', { name: 'Get free delivery with one of these' })
  await expect(ideas.getByRole('listitem')).toHaveCount(3)
  const prices = (await ideas.getByRole('listitem').allTextContents()).map((text) =>
    Number(/N\$([\d.]+)$/.exec(text)?.[1]),
  )
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(19.05)
  expect(Math.max(...prices)).toBeLessThanOrEqual(39.05)
  await noViolations(page)
})
