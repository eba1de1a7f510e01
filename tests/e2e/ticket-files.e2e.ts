import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { visit } from './support/mounted'
import { newCustomer } from './support/new-customer'
import { placeOrder } from './support/place-order'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('a customer sends a PDF with a question, and downloads it again', async ({ page }) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  const { number } = await placeOrder(page)
  await visit(page, `/customer/account/ordertickets/${number}`)
  await page.getByLabel('What is it about?').fill('The invoice')
  await page.getByLabel('Your message').fill('Is this yours?')
  const files = page.getByLabel('Choose files')
  await files.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(page.getByText('page.pdf is not a PDF. Choose a PDF or a photo.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove page.pdf' }).click()
  await files.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByText('Has arrived')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  const link = page.getByRole('link', { name: 'Download invoice.pdf' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('document.pdf')
})
