// Neon signs for `pnpm screens`: their tool by night and by day, its panels, and how a sign looks on walls.
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { root } from './wrangler.ts'

const WALL = join(root, 'scripts/pictures/photos/glenorchy-red-shed.jpg')
const WORDS = 'Whānau'

/** Until another thread has bent the sign, and its picture is painted. */
async function bent(page: Page): Promise<void> {
  await page.getByText(/m in \d+ pieces/).waitFor()
  await page.waitForTimeout(1_500)
  await page.locator('canvas[data-awaited]').waitFor({ state: 'detached' })
}

/** Takes them all. `keep` writes the screen as it is. */
export async function screensOfSigns(
  page: Page,
  keep: (name: string, fullPage?: boolean) => Promise<void>,
  url: string,
): Promise<void> {
  await page.goto(`${url}/neon-sign-tool-products`)
  await page.getByText('30 products').waitFor()
  await keep('neon-signs')
  await page.goto(`${url}/neonchamp-tool?sku=family-name-neon-sign`)
  await bent(page)
  await page.getByLabel('Your words').fill(WORDS)
  await bent(page)
  await keep('neon-tool-night', false)
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await bent(page)
  await keep('neon-tool-day', false)
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.waitForTimeout(1_500)
  await keep('neon-tool-size', false)
  await page.getByRole('button', { name: 'How it looks' }).click()
  const dialog = page.getByRole('dialog', { name: 'How it looks' })
  await dialog.locator('canvas').waitFor()
  for (const light of ['Night', 'Day']) {
    await dialog.getByRole('button', { name: light }).click()
    for (const wall of ['Brick', 'Plaster']) {
      await dialog.getByText(wall, { exact: true }).click()
      await page.waitForTimeout(1_000)
      await keep(`neon-look-${wall}-${light}`.toLowerCase(), false)
    }
  }
  await dialog.getByRole('button', { name: 'Night' }).click()
  await dialog.getByText('Your wall', { exact: true }).click()
  await dialog.getByLabel('Photo of your wall').setInputFiles(WALL)
  await dialog.getByRole('application').waitFor()
  await page.waitForTimeout(1_500)
  await keep('neon-look-own-wall', false)
}
