import { expect, test } from 'playwright/test'
import { designCanvas } from './support/design-tool'
import { visit } from './support/mounted'

test('a cart is shared by a link, and a friend puts it into another cart to order it, but not to change it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await designCanvas(page)
  await page.getByRole('button', { name: 'One more: Canvas print' }).click()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(page.getByText(/each$/)).toBeVisible()
  await page.getByRole('button', { name: 'Share this cart' }).click()
  const field = page.getByLabel('Link to this cart')
  await expect(field).toHaveValue(/\/shared-cart#[0-9a-f]{32}$/)
  await expect(field).toBeFocused()
  const link = await field.inputValue()

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Someone shared a cart with you')
  const line = friend.getByRole('main').getByRole('listitem')
  await expect(line).toContainText('2 × Canvas print')
  await expect(line).toContainText(/N\$\d/)
  const picture = line.getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await friend.getByRole('button', { name: 'Add everything to my cart' }).click()
  await expect(friend).toHaveURL(/\/checkout\/cart$/)
  await expect(friend.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await expect(friend.getByRole('link', { name: /Edit/ })).toHaveCount(0)
  const shown = friend.getByRole('main').getByRole('img', { name: 'Your design: Canvas print' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // A removed line comes back with its design.
  await friend.getByRole('button', { name: 'Remove Canvas print' }).click()
  await friend.getByRole('button', { name: 'Undo removing Canvas print' }).click()
  await expect(friend.getByLabel('Quantity of Canvas print')).toHaveValue('2')
  await friend.getByRole('link', { name: 'Check out' }).click()
  await expect(friend.getByLabel('Email')).toBeVisible()
  await context.close()
  // The sharer's cart stays.
  await page.reload()
  await expect(page.getByLabel('Quantity of Canvas print')).toHaveValue('2')
})

test('a link to a cart that does not work says so', async ({ page }) => {
  for (const token of ['', '#', '#none', `#${'0'.repeat(32)}`]) {
    await visit(page, `/shared-cart${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t open this link')
    await expect(page.getByText('This link no longer works. Links to a cart work for 30 days.')).toBeVisible()
    await page.goto('/faq')
  }
})
