import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { logIn } from './support/log-in'
import { visit } from './support/mounted'

const LIST = '/customer/account/my-saved-design'

const MUG = {
  version: 2,
  sku: 'photo-mug',
  tool: 'photomug-tool',
  options: [btoa('custom-option/6/301')],
  records: { s1: { kind: 'surface', id: 's1', part: 'wrap', order: 'a0', orientation: 'landscape' } },
}

const CALENDAR = {
  version: 2,
  sku: 'photo-calendar',
  tool: 'calendar-tool',
  options: [btoa('custom-option/1431/143102'), btoa('custom-option/1432/143201')],
  settings: {
    kind: 'calendar',
    firstMonth: '2088-07',
    holidays: true,
    region: 'otago',
    language: 'en',
    dates: [
      { month: 4, day: 12, words: 'Nana', born: 2020 },
      { month: 9, day: 3, year: 2088, words: 'Wedding of Mere' },
    ],
  },
  records: { s1: { kind: 'surface', id: 's1', part: 'cover', order: 'a0', orientation: 'portrait' } },
}

/** Saves a design without a photo by a request of the page. */
async function saveDesign(page: Page, name: string, document: typeof MUG | typeof CALENDAR = MUG): Promise<void> {
  const input = { name, product_type: document.tool, sku: document.sku, tool_data: JSON.stringify(document) }
  const query = `mutation ($input: SaveDesignInput!) {
    saveDesign(input: $input) { design { uid } user_errors { message } } }`
  const text = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/graphql', { method: 'POST', headers, body })).text()
    },
    JSON.stringify({ query, variables: { input } }),
  )
  expect(text).toContain('"user_errors":[]')
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a saved design is renamed, copied and deleted, and comes back', async ({ page }, { project }) => {
  const name = `For Nana ${project.name} ${Date.now()}`
  await logIn(page)
  await saveDesign(page, name)
  await visit(page, LIST)
  await expect(page).toHaveTitle('Saved designs')
  const card = cardOf(page, name)
  await expect(card.getByText(/^We keep it until \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await card.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} again`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = cardOf(page, `${name} again`)
  await expect(renamed).toHaveCount(1)

  await renamed.getByRole('button', { name: /^Duplicate/ }).click()
  await expect(renamed).toHaveCount(2)

  await renamed
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(renamed).toHaveCount(1)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(renamed).toHaveCount(2)
  await expect(renamed.first().getByRole('link')).toHaveAttribute('href', /^\/photomug-tool\?.*design=[0-9a-f]{32}/)
})

test('a design without a picture says why it is not shared', async ({ page }, { project }) => {
  const name = `No picture ${project.name} ${Date.now()}`
  await logIn(page)
  await saveDesign(page, name)
  await visit(page, `${LIST}?show=unfinished`)
  await Promise.all([
    expect(page.getByText('Save your design with its picture, then share it.')).toBeVisible(),
    cardOf(page, name)
      .getByRole('button', { name: /^Share/ })
      .click(),
  ])
})

test('a saved calendar is shared with all its pages, which its tool paints', async ({ page }, { project }) => {
  const name = `Whole year ${project.name} ${Date.now()}`
  const words = { font: 'figtree', sizeMm: 12, colour: '#14181f', align: 'centre', lineHeight: 1.2, letterSpacing: 0 }
  const text = {
    ...{ kind: 'item', id: 'i1', surface: 's1', order: 'a0', type: 'text' },
    frame: { x: 20, y: 20, width: 100, height: 20, angle: 0 },
    data: { words: 'Our year', ...words },
  }
  await logIn(page)
  await saveDesign(page, name, { ...CALENDAR, records: { ...CALENDAR.records, i1: text } } as typeof CALENDAR)
  await visit(page, LIST)
  await expect(cardOf(page, name).getByRole('button', { name: /^Share/ })).toHaveCount(0)
  await cardOf(page, name)
    .getByRole('link', { name: `Open to share all pages of ${name}`, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Save, share or copy' })
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeInViewport({ ratio: 1, timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const link = await dialog.getByLabel('Link to your design').inputValue({ timeout: 120_000 })
  await page.goto('about:blank')
  await page.goto(link)
  // A cover and twelve months.
  await expect(page.getByText('Cover, 1 of 13')).toBeAttached()
  // Own dates are left out unless the shopper says otherwise.
  await expect(page.getByText('Nana')).toHaveCount(0)
})

test('a token on the path of the saved designs opens the shared design without a login', async ({ page }) => {
  const token = '0123456789abcdef0123456789abcdef'
  await page.goto(`${LIST}?token=${token}`)
  await expect(page).toHaveURL(new RegExp(`#${token}$`))
  await expect(page.getByText('This link no longer works. Ask for a new one.')).toBeVisible()
})

test('a saved calendar leads to that of the next year, and stays as it is', async ({ page }, { project }) => {
  const name = `Whānau ${project.name} ${Date.now()}`
  await logIn(page)
  await saveDesign(page, name, CALENDAR)
  await visit(page, LIST)
  await cardOf(page, name)
    .getByRole('button', { name: /^Make next year’s calendar/ })
    .click()
  const note = page.getByRole('status').filter({ hasText: 'This is a copy of your calendar' })
  await expect(note).toContainText('now from July 2089 to June 2090')
  await expect(note).toContainText('Wedding of Mere (3 September 2088)')
  await visit(page, LIST)
  await expect(cardOf(page, name)).toHaveCount(2)
})
