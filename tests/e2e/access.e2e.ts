import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { STATES } from '../states'
import { focused } from './support/focus'
import { visit } from './support/mounted'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function findings(page: Page): Promise<string[]> {
  // The legacy mode needs no second page. Only pages with frames need that page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

for (const [at, { name, path, status = 200, reach, closes, only }] of STATES.entries()) {
  const tag = at % 8 === 0 ? [] : '@not-core'
  test(`axe finds nothing in ${name}`, { tag }, async ({ page, isMobile }, { project }) => {
    // A state that is reached by input has the same markup on both devices. `pnpm walk` visits it on both.
    const device = only ?? (reach && !project.metadata.everyState ? 'phone' : undefined)
    test.skip(device !== undefined && (device === 'phone') !== isMobile, 'not on this device')
    // During a fade-in the contrast is too low.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    expect((await page.request.get(path)).status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await reach?.(page)
    expect(await findings(page)).toEqual([])
    if (!closes) return
    await page.keyboard.press('Escape')
    await expect(page.getByRole(closes)).toHaveCount(0)
  })
}

/** Numbers all focusable elements. Of a group of radio buttons only one is focusable. */
const number = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const groups = new Set<string>()
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
        if (groups.has(element.name)) return false
        groups.add(element.name)
        return true
      })
    for (const [at, element] of all.entries()) element.dataset.stop = String(at)
    return all.length
  })

for (const path of ['/', '/canvas-print-60-x-90-cm', '/order-es', '/catalogsearch/result?q=mug']) {
  test(`the keyboard reaches every control on ${path}, and the focus is visible`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 12_000 })
    await visit(page, path)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const count = await number(page)
    const reached = new Set<string>()
    const unseen: string[] = []
    for (let left = count + 20; left > 0 && reached.size < count; left--) {
      await page.keyboard.press('Tab')
      const { what, isSeen } = await focused(page)
      if (what === '') continue
      reached.add(what)
      if (!isSeen) unseen.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
    }
    const missed = await page.evaluate(
      (seen) =>
        [...document.querySelectorAll<HTMLElement>('[data-stop]')]
          .filter((element) => !seen.includes(element.dataset.stop ?? ''))
          .map((element) => element.outerHTML.slice(0, 120)),
      [...reached],
    )
    expect(missed).toEqual([])
    expect(unseen).toEqual([])
  })
}
