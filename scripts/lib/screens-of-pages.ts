// The tools of many pages for `pnpm screens`: the overview, a page on the stage, each step of the dialog that fills them, and
// how the finished piece looks.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { root } from './wrangler.ts'

const FOLDER = join(root, 'scripts/pictures/photos')

/** The credited photos of the shop's own pictures. */
const photos = (count: number): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jpg'))
    .toSorted()
    .slice(0, count)
    .map((name) => join(FOLDER, name))

/** The page that is shown large, from 0. */
const SHOWN = 3

interface Tool {
  name: string
  path: string
  photos: number
}

const TOOLS: readonly Tool[] = [
  { name: 'book', path: '/photobook-tool?sku=photo-book', photos: 24 },
  { name: 'calendar', path: '/calendar-tool?sku=photo-calendar', photos: 20 },
  {
    name: 'deck',
    path: `/playingcards-tool?sku=photo-playing-cards&options=${encodeURIComponent(btoa('custom-option/1581/158102'))}`,
    photos: 24,
  },
]

const still = (page: Page) => page.waitForTimeout(1_500)

/** Takes them all. `keep` writes the screen as it is. */
export async function screensOfPages(
  page: Page,
  keep: (name: string, fullPage?: boolean) => Promise<void>,
  url: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Fill it for me' })
  const fill = dialog.getByRole('button', { name: /^Fill (?!now)/ })
  for (const tool of TOOLS) {
    const shot = (what: string) => keep(`${tool.name}-${what}`, false)
    await page.goto(url + tool.path)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose photos and fill it for me' }).click()
    await (await chooser).setFiles(photos(tool.photos))
    await dialog.waitFor()
    await still(page)
    await shot('fill-reading')
    await dialog.getByRole('progressbar').waitFor({ state: 'detached', timeout: 300_000 })
    await shot('fill')
    await fill.click()
    await dialog.waitFor({ state: 'detached', timeout: 60_000 })
    await page.getByRole('button', { name: 'Close the message' }).click()
    await still(page)
    await shot('overview')
    await page.locator('[data-page] > button:first-child').nth(SHOWN).click()
    await still(page)
    await shot('stage')
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('button', { name: 'How it looks' }).click()
    const waiting = page.getByText(/^Getting your .* ready$/)
    // It may be ready at once.
    await waiting.waitFor({ timeout: 3_000 }).catch(() => {})
    await waiting.waitFor({ state: 'detached', timeout: 120_000 })
    await still(page)
    await shot('look')
  }
}
