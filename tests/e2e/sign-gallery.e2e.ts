import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'

test('the gallery of a sign shows the colour that is chosen', async ({ page }) => {
  await visit(page, '/love-neon-sign')
  const first = page.locator('main img').first()
  await expect(first).toHaveAttribute('alt', 'A neon sign that says “love” in red, lit at night on a dark painted wall')
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).not.toHaveAttribute('loading', 'lazy')
  const shown = (colour: string) =>
    page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('img', { name: `A neon sign that says “love” in ${colour}, lit at night on a dark painted wall` })
  await expect(page.getByRole('button', { name: /^Show picture 9 of 9/ })).toBeAttached()
  for (const colour of ['Sky blue', 'Red', 'Lemon']) {
    await page.getByRole('radio', { name: colour }).check({ force: true })
    // The others are hidden from assistive technology, so they have no role.
    await expect(shown(colour.toLowerCase())).toBeVisible()
    await expect
      .poll(() => shown(colour.toLowerCase()).evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(300)
  }
  await page.getByRole('button', { name: /^Show picture \d of 9: .* switched off by day on a pale wall/ }).click()
  await expect(
    page.getByRole('img', { name: 'A neon sign that says “love” in red, switched off by day on a pale wall' }),
  ).toBeVisible()
})
