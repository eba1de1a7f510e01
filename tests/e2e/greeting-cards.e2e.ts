import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { closePanel, designTool } from './support/design-tool'
import { visit } from './support/mounted'

test('ten Christmas cards begin with a ready-made design, get other words, become flat ones and go into the cart', async ({
  page,
}) => {
  await visit(page, '/photo-greeting-cards')
  await expect(page.getByRole('heading', { level: 1, name: 'Photo greeting cards' })).toBeVisible()
  // What is below comes when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('heading', { name: 'Start with one of our designs' })).toBeVisible({ timeout: 500 })
  }).toPass()
  const names = [
    'Pōhutukawa',
    'Christmas at the beach',
    'Kororā in hats',
    'Under Aoraki',
    'Hip hip hooray',
    'Thank you',
  ]
  for (const name of names) await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('link', { name: /^Kororā in hats/ }).click()
  await expect(page).toHaveURL(/\/greeting-cards-tool\?sku=photo-greeting-cards&template_sku=card-korora$/)
  const stage = page.getByRole('application')
  await expect(stage).toHaveAccessibleDescription(/Text “Christmas”/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  await page.getByRole('button', { name: 'Text “Christmas”' }).click()
  await closePanel(page)
  await stage.focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('birthday')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(stage).toHaveAccessibleDescription(/Text “birthday”/)

  await designTool(page).chooseSize('10 flat cards, 12.7 × 17.8 cm')
  // The words come along to the front of the flat card.
  await expect(stage).toHaveAccessibleDescription(/Text “birthday”/)
  await designTool(page).addToCart()
  const main = page.getByRole('main')
  await expect(main).toContainText('Photo greeting cards')
  await expect(main).toContainText('10 flat cards, 12.7 × 17.8 cm')
  await expect(main).toContainText('N$21.95')
  await expect(main).toContainText('White')
})

test('a folded card has an outside and an inside, a flat one a front and a back', async ({ page }) => {
  await visit(page, '/greeting-cards-tool?sku=photo-greeting-cards&template_sku=card-pohutukawa')
  const sides = page.getByRole('navigation', { name: 'Sides' }).getByRole('button')
  await expect(sides).toHaveText([/Outside/, /Inside/])
  await designTool(page).chooseSize('10 flat cards, 10.5 × 14.8 cm')
  await expect(sides).toHaveText([/Front/, /Back/])
})

test('a pack that is chosen on the page is the one that a ready-made design opens with', async ({ page }) => {
  await visit(page, '/photo-greeting-cards')
  await page.getByRole('radio', { name: /^10 flat cards, 12\.7 × 17\.8 cm/ }).check({ force: true })
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('link', { name: /^Under Aoraki/ })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: /^Under Aoraki/ }).click()
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/10 flat cards, 12\.7 × 17\.8 cm/)
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/Text “Meri Kirihimete”/)
})
