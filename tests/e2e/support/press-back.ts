import type { Page } from 'playwright/test'

/** Only a phone has a Back button that closes things. Tests send the same event as its browser. Call it before the page opens. */
export async function withBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<EventTarget>()
    class Watcher extends EventTarget {
      constructor() {
        super()
        open.add(this)
      }
      destroy() {
        open.delete(this)
      }
    }
    Object.assign(window, {
      CloseWatcher: Watcher,
      pressBack: () => {
        const last = [...open].at(-1)
        last?.dispatchEvent(new Event('close'))
        return last !== undefined
      },
    })
  })
}

/** False where nothing is open that it closes: it would leave the page. */
export const pressBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { pressBack: () => boolean }).pressBack())
