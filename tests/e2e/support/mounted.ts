import type { Page } from '@playwright/test'

/** Waits until React has mounted. The first view looks the same before, but its buttons are links. */
export const mounted = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)))

/** Opens a page and waits until React has mounted. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await mounted(page)
}
