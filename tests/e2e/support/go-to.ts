import type { Page } from 'playwright/test'

/** Navigates to a path as a link of the shop does, without a new document. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
