import AxeBuilder from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { customerWithoutBrowser } from './support/customer-without-browser'

test('a mail is shown on this computer as a phone and a desktop show it, in light and dark', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await customerWithoutBrowser(request, baseURL ?? '')
  await page.goto('/__mail')
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Confirm your account/ })
    .click()
  await expect(page.getByText(`Confirm your email address:`)).toBeVisible()
  for (const label of ['Phone, light', 'Phone, dark', 'Desktop, light', 'Desktop, dark']) {
    const mail = page.frameLocator(`iframe[title="${label}"]`)
    await expect(mail.getByRole('heading', { name: /^Confirm your account/ })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Confirm your email address' })).toHaveAttribute('href', /#email=/)
  }
  const ground = (label: string) =>
    page
      .frameLocator(`iframe[title="${label}"]`)
      .locator('.card')
      .evaluate((card) => getComputedStyle(card).backgroundColor)
  expect([await ground('Phone, light'), await ground('Phone, dark')]).toEqual(['rgb(255, 255, 255)', 'rgb(24, 34, 28)'])
})

test('a mail is accessible in both colour schemes', async ({ page, request, baseURL }) => {
  const { email } = await customerWithoutBrowser(request, baseURL ?? '')
  await page.goto('/__mail')
  const link = page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: /^Confirm your account/ })
  const address = await link.getAttribute('href')
  for (const scheme of ['light', 'dark']) {
    await page.goto(`${address}/${scheme}`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
})
