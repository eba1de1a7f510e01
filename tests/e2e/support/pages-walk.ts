import { readFileSync } from 'node:fs'
import { newDocument } from '@kea/design/arrangement/new-document'
import { fillNext } from '@kea/design/arrangement/tray'
import { applyPatch } from '@kea/design/document/patch'
import type { ProductDefinition } from '@kea/design/product/definition'
import { expect, type Page } from 'playwright/test'
import { calendarTool } from './calendar-tool'
import { allPages, closePanel, openSide, pageButton, photo } from './design-tool'
import { differentPhotos } from './different-photos'
import { namedFile } from './photo-files'
import { chosenOptions, type Designed } from './product-page'
import { addSecondPhoto } from './second-photo'

/** Photos that no page has yet. */
const MORE_FROM = 100

/** The right page of a spread gets a second photo. */
async function chooseLayout(page: Page): Promise<void> {
  await addSecondPhoto(page, MORE_FROM)
  await allPages(page)
  await expect(pageButton(page, 'Pages 4–5')).toHaveAccessibleName(/^Pages 4–5, 3 photos/)
}

/** The months begin with a July, and one of them has a birthday. */
async function beginInJuly(page: Page): Promise<void> {
  const { panel, firstMonth, dialog, words } = calendarTool(page)
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  const july =
    (await firstMonth
      .getByRole('option', { name: /^July / })
      .last()
      .textContent()) ?? ''
  await firstMonth.selectOption({ label: july })
  await panel.getByRole('button', { name: 'Add a date' }).click()
  await dialog.getByLabel('What is it?').fill('Mia')
  await dialog.getByLabel('Month').selectOption('September')
  await dialog.getByLabel('Day', { exact: true }).selectOption('18')
  await dialog.getByRole('button', { name: 'Add date' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await words()).toEqual(['Mia18 September'])
  await closePanel(page)
  await expect(pageButton(page, july)).toHaveAccessibleName(/, 1 photo/)
}

/** The back shows its photo head to tail, and two cards change places. */
async function turnBackAndSwap(page: Page): Promise<void> {
  await openSide(page, 'Back')
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1, MORE_FROM))
  await expect(page.getByText(`Photo photo-${MORE_FROM + 1}.jpg at`)).toBeAttached()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('slider', { name: /^Photos/ }).fill('1')
  await page.getByRole('button', { name: 'Your photo twice, head to tail' }).click()
  await closePanel(page)
  await allPages(page)
  await pageButton(page, '2 of spades').focus()
  for (const key of [' ', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key)
  await expect(page.getByText('2 of spades and 4 of spades have changed places')).toBeAttached()
}

/** One pair is a photo and a word. */
async function splitPair(page: Page): Promise<void> {
  await openSide(page, 'Pair 2')
  await page.getByRole('button', { name: 'Second card' }).click()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('tūī')
  await closePanel(page)
  await allPages(page)
  await expect(pageButton(page, 'Pair 2, second card')).toBeVisible()
}

/** How each tool of pages is used. `size` is left out where the first one has many pages. */
const TOOLS: Readonly<Record<string, { size?: string; use: (page: Page) => Promise<void> }>> = {
  'photobook-tool': { use: chooseLayout },
  'calendar-tool': { use: beginInJuly },
  'playingcards-tool': { size: 'Photo on the backs and on every face', use: turnBackAndSwap },
  'didacticgame-tool': { use: splitPair },
}

/** How many photos a new design takes, one to each page that needs one. */
function countOfPhotos(definition: ProductDefinition, options: readonly string[]): number {
  let design = newDocument(definition, { sku: 's', tool: 't', options })
  for (let count = 0; ; count += 1) {
    const record = { kind: 'photo', id: `${count}`, upload: null, name: '', widthPx: 3, heightPx: 2 } as const
    const patch = fillNext(definition, design, record)
    if (!patch) return count
    design = applyPatch(design, patch).document
  }
}

/** Many photos take longer to be sent than one. */
export const SENT_MS = 300_000

/** Opens the first of all pages. */
export const openFirstPage = (page: Page): Promise<void> =>
  page.getByRole('list', { name: 'Pages', exact: true }).getByRole('button').first().click()

/**
 * Opens the tool of a product of pages, fills all of them, and does what only this tool can do. Then all pages are shown.
 *
 * @param names the photos of the first pages
 */
export async function fillPages(
  page: Page,
  product: Designed,
  definition: ProductDefinition,
  names: readonly string[],
): Promise<void> {
  const { sku, name, personalisation } = product
  const tool = TOOLS[personalisation.tool]
  if (!tool) throw new Error(`Nobody says how ${personalisation.tool} is used`)
  const options = chosenOptions(product, tool.size ?? null).map(({ uid }) => uid)
  await page.goto(`/${personalisation.tool}?sku=${sku}&options=${options.map(encodeURIComponent).join()}`)
  await expect(page.getByRole('heading', { level: 1, name: `Design your ${name}` })).toBeAttached()
  const count = countOfPhotos(definition, options)
  const files = [
    ...names.map((each) => namedFile(each, readFileSync(photo(each)))),
    ...(await differentPhotos(count - names.length)),
  ]
  await page.getByLabel('Photo file').setInputFiles(files)
  await expect(page.getByText(/^(\d+) of \1( filled)?$/)).toBeVisible({ timeout: 300_000 })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 120_000 })
  await tool.use(page)
}
