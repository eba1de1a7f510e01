import { expect, type FileChooser, type Locator, type Page } from 'playwright/test'
import { focused } from './focus'

const STOPS_MAX = 150

/** A shopper without a mouse. Each stop of the focus must be visible. */
export function keyboard(page: Page) {
  // Playwright takes over the system's choosers while someone listens. A key can be faster than the start of it.
  page.on('filechooser', () => {})
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  /** Goes on with Tab until `isThere`. */
  async function tabUntil(isThere: () => Promise<boolean>, name: string): Promise<void> {
    for (let stops = 0; stops < STOPS_MAX; stops++) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
      const { isSeen, markup } = await focused(page)
      expect(isSeen || markup.startsWith('<body'), `the focus is visible on ${markup}`).toBe(true)
    }
    throw new Error(`Tab does not reach ${name}`)
  }

  async function to(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    await tabUntil(() => hasFocus(target), String(target))
  }

  return {
    to,
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await to(target)
      await page.keyboard.press(key)
    },
    async type(field: Locator, text: string): Promise<void> {
      await to(field)
      await page.keyboard.type(text)
    },
    /** Opens a file chooser. The chooser itself is the system's. */
    async chooseFile(button: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
      await to(button)
      const chooser = page.waitForEvent('filechooser', { timeout: 20_000 })
      await page.keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
    /** Chooses a radio button: Tab goes to its group, the arrows move in it. */
    async choose(radio: Locator): Promise<void> {
      const name = (await radio.getAttribute('name')) ?? ''
      await tabUntil(
        () => page.evaluate((group) => (document.activeElement as HTMLInputElement).name === group, name),
        String(radio),
      )
      for (let stops = 0; stops < STOPS_MAX && !(await radio.isChecked()); stops++)
        await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
  }
}
