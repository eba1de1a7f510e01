import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { closePanel } from './design-tool'

/** What axe finds in each state, by what the state is called. */
export type Findings = Map<string, string[]>

const panel = (page: Page) => page.locator('#tool-panel')

/** Adds what axe finds now. */
export async function checkState(page: Page, seen: Findings, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  seen.set(
    name,
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
  )
}

/** What axe finds while a panel is open that is not in `seen` yet. */
export async function checkPanel(page: Page, seen: Findings): Promise<void> {
  const title = (await panel(page).getAttribute('aria-label')) ?? ''
  if (seen.has(title)) return
  // A panel that loads later has only its heading at first.
  const heading = (await panel(page).getByRole('heading', { level: 2 }).textContent())?.length ?? 0
  await expect.poll(async () => (await panel(page).textContent())?.trim().length).toBeGreaterThan(heading)
  await checkState(page, seen, title)
}

/** Opens each panel that has a button now. */
export async function checkAllPanels(page: Page, seen: Findings): Promise<void> {
  const openers = page.locator('[aria-controls="tool-panel"]:enabled').filter({ visible: true })
  const count = await openers.count()
  for (let at = 0; at < count; at++) {
    await openers.nth(at).click()
    await expect(panel(page)).toBeVisible()
    await checkPanel(page, seen)
    await closePanel(page)
  }
}
