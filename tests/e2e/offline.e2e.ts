import { expect, test } from 'playwright/test'
import { designTool } from './support/design-tool'
import { visit } from './support/mounted'

test('a form that is sent offline shows a message, keeps its input, and is sent with the next press', async ({
  page,
  context,
}) => {
  await visit(page, '/contact-us')
  await page.getByLabel('Name').waitFor()
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Hēmi')
  await page.getByLabel('Email', { exact: true }).fill('hemi@example.co.nz')
  await page.getByLabel('Message').fill('Are you there?')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^You are offline. Your entries are saved/)).toBeVisible()
  await expect(send).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Are you there?')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused({ timeout: 30_000 })
})

test('a navigation without a connection shows a message, and the page appears when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  const mugs = page.getByRole('link', { name: /Mugs From/ })
  await mugs.scrollIntoViewIfNeeded()
  // The live region is rendered after the first scroll, like the footer.
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('[aria-live=polite][role=status]').last()).toBeAttached()
  await context.setOffline(true)
  const message = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(message).toContainText('Your work is saved')
  await mugs.click()
  await expect(message).toContainText('The page loads')
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/photo-mugs$/)
})

test('Add to cart without a connection says that it waits, and can be taken back', async ({ page, context }) => {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).press('Enter')
  await expect(page.getByText('Waiting for the internet')).toBeVisible()
  // Tab goes on from here.
  await expect(page.locator('body :focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible()
  await expect(page.locator('body :focus')).toHaveCount(1)
  await context.setOffline(false)
  await page.waitForTimeout(3_000)
  await expect(page).toHaveURL(/uploadchoice/)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible({ timeout: 60_000 })
})

test.describe('without a service worker, which would keep the parts of an open tool', () => {
  test.use({ serviceWorkers: 'block' })

  test('parts of the design tool that were not loaded say so, and none opens later by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/uploadchoice?sku=canvas-print')
    await designTool(page).choosePhoto('dogs-at-the-window.jpg')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Background' }).click()
    const panel = page.getByRole('region', { name: 'Background of the print' })
    await expect(panel.getByText('You are offline, and this panel is not loaded yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Close the panel' }).click()
    await page.getByRole('application').focus()
    await page.keyboard.press('?')
    await expect(page.getByText('You are offline, and this part is not loaded yet.')).toBeVisible()
    await context.setOffline(false)
    await page.waitForTimeout(2_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(panel).toHaveCount(0)
    await page.getByRole('application').focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
