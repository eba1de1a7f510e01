import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PANELS } from '../../web/src/editor/ui/panels'
import { designTool } from './support/design-tool'

const panel = (page: Page) => page.locator('#tool-panel')
const close = (page: Page) => page.getByRole('button', { name: 'Close the panel' }).click()

/** What axe finds while a panel is open that is not in `seen` yet. */
async function check(page: Page, seen: Map<string, string[]>): Promise<void> {
  const title = (await panel(page).getAttribute('aria-label')) ?? ''
  if (seen.has(title)) return
  // A panel that loads later has only its heading at first.
  const heading = (await panel(page).getByRole('heading', { level: 2 }).textContent())?.length ?? 0
  await expect.poll(async () => (await panel(page).textContent())?.trim().length).toBeGreaterThan(heading)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  seen.set(
    title,
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  )
}

/** Opens each panel that has a button now. */
async function checkAll(page: Page, seen: Map<string, string[]>): Promise<void> {
  const openers = page.locator('[aria-controls="tool-panel"]:enabled').filter({ visible: true })
  const count = await openers.count()
  for (let at = 0; at < count; at++) {
    await openers.nth(at).click()
    await expect(panel(page)).toBeVisible()
    await check(page, seen)
    await close(page)
  }
}

test('axe finds nothing with any panel of the tool open', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = new Map<string, string[]>()
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await checkAll(page, seen)
  for (const words of ['Kia ora', 'Aoraki']) {
    await page.getByRole('button', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: 'Words' }).fill(words)
    await check(page, seen)
    await close(page)
    await checkAll(page, seen)
    await page.getByRole('button', { name: 'Done', exact: true }).filter({ visible: true }).click()
  }
  await page.keyboard.press('ControlOrMeta+a')
  await checkAll(page, seen)
  await page.goto('/photoprints-tool?sku=photo-print')
  await page.getByLabel('Photo file').setInputFiles(['tests/fixtures/photos/dogs-at-the-window.jpg'])
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await checkAll(page, seen)
  await page.goto('/calendar-tool?sku=photo-calendar')
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await check(page, seen)
  expect([...seen.keys()].sort()).toEqual(
    Object.values(PANELS)
      .map(({ long }) => long)
      .sort(),
  )
  expect([...seen].filter(([, found]) => found.length > 0)).toEqual([])
})
