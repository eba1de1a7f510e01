import { expect, test } from 'playwright/test'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'

// The test makes the framing page itself. The service worker would request it from the shop.
test.use({ serviceWorkers: 'block' })

test('a customer orders from a table, a visitor is sent to the login, and the page is empty in a frame', async ({
  page,
}) => {
  await page.goto('/bulk-order')
  await expect(page).toHaveURL(/\/customer\/login\?redirect=%2Fbulk-order$/)

  await logIn(page)
  await visit(page, '/bulk-order')
  const table = page.getByLabel('Your rows')
  await page.getByRole('button', { name: 'Check these rows' }).click()
  await expect(table).toBeFocused()
  await expect(page.getByText('Please paste your rows, or choose a file.').first()).toBeVisible()

  await page.setInputFiles('input[type=file]', 'tests/fixtures/photos/dogs-at-the-window.jpg')
  await expect(page.getByText('This file is not a table. Save your spreadsheet as CSV').first()).toBeVisible()
  await expect(table).toHaveValue('')

  await page.setInputFiles('input[type=file]', {
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku;quantity;options\nmini-easel;3;Set of three\nphoto-mug;2;\nmini-easel;two;One easel\n'),
  })
  await expect(table).toHaveValue(/^sku;quantity/)
  await page.reload()
  await expect(table).toHaveValue(/^sku;quantity/)
  await page.getByRole('button', { name: 'Check these rows' }).click()
  await expect(page.getByRole('heading', { name: '1 row ready, 2 rows to check' })).toBeFocused()
  await expect(page.getByRole('row', { name: /^3 Photo mug is made from a photo/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^4 Quantity: Please enter a whole number/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add the 1 row that is ready' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByLabel('Quantity of Mini easel')).toHaveValue('3')

  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Framing</h1><iframe src="/bulk-order"></iframe>' }),
  )
  await page.goto('/framing')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('main')).toBeAttached()
  await expect(frame.getByRole('main')).toBeEmpty()
})
