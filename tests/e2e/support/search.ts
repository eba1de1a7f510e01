import { expect, type Locator, type Page } from 'playwright/test'

/** Opens the search field of the header. On phones it is in a panel. */
export async function openSearch(page: Page): Promise<Locator> {
  // The footer shows that the application is mounted. Before that, the link leads to the search page.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  if (await link.isVisible()) {
    await link.click()
    return page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
  }
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await field.click()
  return field
}
