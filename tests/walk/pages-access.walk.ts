import { expect, type Page, test } from 'playwright/test'
import { calendarTool } from '../e2e/support/calendar-tool'
import { allPages, closePanel, openSide, pageButton } from '../e2e/support/design-tool'
import { differentPhotos } from '../e2e/support/different-photos'
import { checkAllPanels, checkPanel, checkState, type Findings } from '../e2e/support/panel-access'

/** A tool with two pages: one with a photo, and one to open. */
interface Tool {
  title: string
  path: string
  first: string
  other: string
  /** What only this tool has, from all pages. */
  own?: (page: Page, seen: Findings) => Promise<void>
}

const uidOf = (option: number, value: number) => encodeURIComponent(btoa(`custom-option/${option}/${value}`))

/** The dialogs of a date of one's own, and of a file of dates. */
async function dateDialogs(page: Page, seen: Findings): Promise<void> {
  const tool = calendarTool(page)
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await tool.panel.getByRole('button', { name: 'Add a date' }).click()
  await tool.dialog.getByRole('button', { name: 'Add date' }).click()
  await expect(tool.dialog.getByText('Write what this day is.')).toBeVisible()
  await checkState(page, seen, 'a date without words')
  await tool.dialog.getByRole('button', { name: 'Cancel' }).click()
  await tool.takeFile('family.ics')
  await expect(tool.dialog.getByRole('button', { name: 'Tick all' })).toBeVisible()
  await checkState(page, seen, 'the dates of a file')
  await tool.dialog.getByRole('button', { name: 'Cancel' }).click()
  await closePanel(page)
}

/** The two cards of a pair. */
async function secondCard(page: Page, seen: Findings): Promise<void> {
  await openSide(page, 'Pair 3')
  await page.getByRole('button', { name: 'Second card' }).click()
  await expect(page.getByRole('button', { name: 'Same twice' })).toBeVisible()
  await checkState(page, seen, 'a second card')
  await allPages(page)
}

/** A title on linen. */
async function linen(page: Page, seen: Findings): Promise<void> {
  await page.getByRole('button', { name: 'Size and options' }).click()
  await page.getByRole('radio', { name: /^Linen, with a title/ }).check({ force: true })
  await closePanel(page)
  await openSide(page, 'Cover')
  await checkState(page, seen, 'a linen cover')
  await checkAllPanels(page, seen)
  await allPages(page)
}

const TOOLS: readonly Tool[] = [
  {
    title: 'a book',
    path: '/photobook-tool?sku=photo-book',
    first: 'Pages 2–3',
    other: 'Pages 4–5',
    own: linen,
  },
  {
    title: 'a calendar',
    path: '/calendar-tool?sku=photo-calendar',
    first: 'Cover',
    other: 'Cover',
    own: dateDialogs,
  },
  {
    title: 'a deck of cards',
    path: `/playingcards-tool?sku=photo-playing-cards&options=${uidOf(1581, 158102)}`,
    first: 'Ace of spades',
    other: 'Joker 2',
  },
  {
    title: 'a memory game',
    path: `/didacticgame-tool?sku=photo-memory-game&options=${uidOf(1821, 182101)}`,
    first: 'Pair 1',
    other: 'Pair 12',
    own: secondCard,
  },
]

for (const { title, path, first, other, own } of TOOLS) {
  test(`axe finds nothing in any panel, menu and dialog of ${title}`, async ({ page }) => {
    test.setTimeout(600_000)
    // During a fade-in the contrast is too low.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen: Findings = new Map()
    await page.goto(path)
    await expect(pageButton(page, first)).toBeVisible()
    await checkState(page, seen, 'no photo yet')
    await page.getByLabel('Photo file').setInputFiles(await differentPhotos(4))
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible()
    await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 60_000 })
    await checkState(page, seen, 'all pages')
    await checkAllPanels(page, seen)

    await page.getByRole('button', { name: `More for ${first}`, exact: true }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await checkState(page, seen, 'the menu of a page')
    await page.keyboard.press('Escape')
    await own?.(page, seen)

    await openSide(page, other)
    await checkState(page, seen, 'one page')
    await checkAllPanels(page, seen)
    await page.getByRole('button', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: 'Words' }).fill('Kia ora')
    await checkPanel(page, seen)
    await closePanel(page)
    await checkAllPanels(page, seen)
    await allPages(page)

    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(page.getByRole('alert').or(page.getByRole('dialog')).first()).toBeVisible({ timeout: 60_000 })
    await checkState(page, seen, 'what is missing')
    expect(seen.size).toBeGreaterThan(9)
    expect([...seen].filter(([, found]) => found.length > 0)).toEqual([])
  })
}
