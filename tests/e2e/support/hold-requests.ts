import type { Page } from 'playwright/test'

/** Holds the requests of a page to these addresses. Returns the function that releases them. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await isReleased
    await route.fallback()
  })
  return release
}
