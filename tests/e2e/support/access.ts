import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** The page breaks no rule of axe. During a fade-in the contrast is too low, so motion is off. */
export async function noViolations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}
