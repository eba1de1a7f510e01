import { expect, test } from 'playwright/test'
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

test('an entry of the phone’s menu answers before its families are there', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have a menu bar')
  await page.goto('/faq')
  await mounted(page)
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const entry = menu.getByRole('button', { name: 'Wall art', exact: true })
  await expect(entry).toBeVisible()
  const links = await menu.getByRole('link').count()
  const atFirst = await entry.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await Promise.resolve()
    return [button.getAttribute('aria-expanded'), button.closest('[role="dialog"]')?.querySelectorAll('a').length]
  })
  expect(atFirst).toEqual(['true', links])
  await expect(menu.getByRole('link', { name: /^Canvas prints/ })).toBeVisible()
})

test('a filter is ticked before the tiles follow, and two quick ticks both count', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the filters are the same')
  await page.goto('/wall-art')
  await mounted(page)
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  const boxes = page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox')
  await expect(boxes.nth(1)).toBeVisible()
  const chosen = '[aria-label="Chosen filters"]'
  const atFirst = await boxes.first().evaluate(async (box: HTMLInputElement, list) => {
    const next = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')][1]
    box.click()
    await Promise.resolve()
    const seen = [box.checked, document.querySelector(list) === null]
    next?.click()
    return seen
  }, chosen)
  expect(atFirst).toEqual([true, true])
  await expect(page.locator(`${chosen} li`)).toHaveCount(3)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})
