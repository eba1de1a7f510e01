import { expect, type Locator, type Page } from '@playwright/test'

/** The field of the header: on phones it comes in a panel. */
export async function openSearch(page: Page): Promise<Locator> {
  // The footer is the application's: before it stands, the way leads to the page of the search.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const way = page.getByRole('banner').getByRole('link', { name: 'Search' })
  if (await way.isVisible()) {
    await way.click()
    return page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
  }
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await field.click()
  return field
}
