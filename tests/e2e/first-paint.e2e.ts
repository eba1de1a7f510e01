import { expect, test } from '@playwright/test'
import { mounted } from './support/mounted'

test('the next page comes before its focus, which would lay it out a second time', async ({ page }) => {
  await page.goto('/wall-art')
  await mounted(page)
  const link = page.getByRole('main').getByRole('link', { name: /^Canvas print From/ })
  // The signup of the footer mounts again with each page.
  await page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' }).waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const before = document.querySelector('h1')
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (!heading || heading === before) return
      observer.disconnect()
      document.body.dataset.focus = document.activeElement === heading ? 'with the page' : 'after the page'
    }).observe(document, { childList: true, subtree: true })
  })
  await link.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-focus', 'after the page')
})
