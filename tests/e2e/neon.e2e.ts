import { expect, test } from 'playwright/test'
import { noViolations } from './support/access'
import { countShifts, shiftsOf } from './support/layout-shifts'
import { visit } from './support/mounted'

test('words of one’s own lead to a sign with them', async ({ page }) => {
  await visit(page, '/create-your-own-neon-sign')
  await page.getByLabel('Your words').fill('Ngā mihi\nnui')
  await page.getByRole('link', { name: /Family name neon sign/ }).click()
  await expect(page.getByLabel('Your words')).toHaveValue('Ngā mihi\nnui')
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible({ timeout: 30_000 })
})

test('a name becomes a sign, which grows with its letters, and says what it cannot bend', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/neonchamp-tool?sku=kids-name-neon-sign')
  const words = page.getByLabel('Your words')
  await expect(words).toHaveValue('Tama')
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('N$95.24').first()).toBeVisible()
  await words.fill('Charlotte')
  await expect(page.getByRole('alert')).toHaveText(/Your words need the next size: 55 × 24 cm\./)
  await expect(page.getByText('N$143.24').first()).toBeVisible()
  await words.fill('Ngā mihi\nWhānau')
  await expect(page.getByText('These words are too large for every size of this sign.')).toBeVisible()
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page.getByText('not for these words')).toHaveCount(3)
  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await words.fill('مرحبا')
  await expect(page.getByRole('status').filter({ hasText: 'We cannot bend “م”' })).toBeVisible()
})

test('nothing moves while a sign opens with its words', async ({ page }) => {
  await countShifts(page)
  await page.goto('/neonchamp-tool?sku=kids-name-neon-sign')
  await expect(page.getByLabel('Your words')).toHaveValue('Tama')
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces$/)).toBeVisible({ timeout: 30_000 })
  expect(await shiftsOf(page)).toBeLessThan(0.01)
})

test('the signs that are designed are listed at three addresses, and open from there', async ({ page }) => {
  for (const path of ['/neonchamp-tool', '/neonchampnew-tool', '/neon-sign-tool-products']) {
    await visit(page, path)
    await expect(page.getByText('30 products')).toBeVisible()
  }
  await page.getByRole('link', { name: /Aroha/ }).click()
  await expect(page).toHaveURL('/neon-sign-tool-products?sku=aroha-neon-sign')
  await expect(page.getByLabel('Your words')).toHaveValue('Aroha')
})

test('the signs are filtered with keys, and Back from one of them keeps the filter', async ({ page }, { project }) => {
  await visit(page, '/neon-sign-tool-products')
  const signs = page.getByRole('region', { name: 'Products' })
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Neon drawings/ }).press('Space')
  await page.getByRole('checkbox', { name: /^Office/ }).press('Space')
  if (project.name === 'phone') await page.getByRole('button', { name: 'Show 4 products' }).press('Enter')
  await expect(page).toHaveURL('/neon-sign-tool-products?kind=neon-drawings&room=office')
  await expect(signs.getByRole('heading', { level: 3 })).toHaveText([
    'Music neon sign',
    'Mountain neon sign',
    'Fern neon sign',
    'Lightning neon sign',
  ])
  await noViolations(page)
  await signs.getByRole('link', { name: /Fern/ }).click()
  await expect(page).toHaveURL('/neon-sign-tool-products?sku=fern-neon-sign')
  await page.goBack()
  await expect(page).toHaveURL('/neon-sign-tool-products?kind=neon-drawings&room=office')
  await expect(signs.getByRole('heading', { level: 3 })).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('30 products')).toBeVisible()
})
