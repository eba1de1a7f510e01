import { expect, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { plainPhotos } from './support/plain-photos'

/** A book with two photos, at the panel for the layout of its first spread, whose left page has one photo. */
async function openLayout(page: Page): Promise<void> {
  await page.goto('/photobook-tool?sku=photo-book')
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(3, { width: 1800, height: 1800 }))
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Pages 2–3/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
}

const words = (page: Page) => page.getByRole('textbox', { name: 'Your text on the print' })

/** Longer than a line of the panel. */
const WORDS = 'Low tide at Piha, with Nana and both dogs, until the sun was gone'

/** The size of the letters of a field, 0 if they are transparent. */
const seenLetters = (field: Element) => {
  const { color, fontSize } = getComputedStyle(field)
  return color === 'rgba(0, 0, 0, 0)' ? 0 : Number.parseFloat(fontSize)
}

/** How far the panel can be scrolled sideways, in pixels. */
const sideways = (page: Page) => page.locator('#tool-panel').evaluate((panel) => panel.scrollWidth - panel.clientWidth)

test('words stand with a photo of a book, go with it to other layouts and wait where these have no place', async ({
  page,
}) => {
  await openLayout(page)
  await page.getByRole('radio', { name: 'Below' }).check({ force: true })
  await noViolations(page)
  await page.getByRole('button', { name: 'Add words to photo 1' }).click()
  await expect(words(page)).toBeFocused()
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')
  // The panel has stayed open.
  const written = page.getByRole('button', { name: `Words of photo 1: ${WORDS}` })
  await expect(written).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('slider', { name: /^Photos/ }).fill('2')
  await page.getByRole('button', { name: /^Layout 1 of \d+ for 2 photos$/ }).click()
  await expect(written).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add words to photo 2' })).toBeVisible()
  await page.getByRole('radio', { name: 'None' }).check({ force: true })
  await expect(written).toBeHidden()
  await expect(page.getByText('The words of one photo have no place here.')).toBeVisible()
  await page.getByRole('radio', { name: 'Beside' }).check({ force: true })
  await expect(written).toBeVisible()
})

test('a phone shows the words of a photo above its keyboard while they are typed', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Other screens show letters of 4 mm large enough')
  await openLayout(page)
  await page.getByRole('radio', { name: 'Below' }).check({ force: true })
  await page.getByRole('button', { name: 'Add words to photo 1' }).click()
  await page.keyboard.type('Low tide at Piha')
  await expect(words(page)).toHaveValue('Low tide at Piha')
  expect(await words(page).evaluate(seenLetters)).toBe(16)
  // A keyboard leaves at least the upper half of a screen of 844.
  const box = await words(page).boundingBox()
  expect(box && box.y > 56 && box.y + box.height < 400).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Words of photo 1: Low tide at Piha' })).toBeVisible()
})

test('words of a photo are typed by keys alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keys')
  await openLayout(page)
  const below = page.getByRole('radio', { name: 'Below' })
  await page.getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(below).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add words to photo 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('Piha')
  await page.keyboard.press('Escape')
  await expect(page.locator('#print-description')).toContainText('Text “Piha”')
  // The next Escape closes the panel, and no more than that.
  await page.keyboard.press('Escape')
  await expect(page.locator('#tool-panel')).toBeHidden()
  await expect(page.getByRole('button', { name: 'All pages' })).toBeVisible()
})
