import type { Page } from 'playwright/test'

/** Waits until React has drawn the page. The first view looks the same before, but its buttons are links. */
export const mounted = (page: Page) =>
  page.waitForFunction(() =>
    [...(document.querySelector('#root')?.children ?? [])].some((child) =>
      Object.keys(child).some((key) => key.startsWith('__reactFiber')),
    ),
  )

/** The first input of a shopper, which loads what follows the first view. */
export const touch = (page: Page) => page.getByRole('heading', { level: 1 }).first().click()

/** Opens a page and waits until React has mounted. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await mounted(page)
}
