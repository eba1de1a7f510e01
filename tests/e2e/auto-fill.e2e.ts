import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { pageButton } from './support/design-tool'
import { differentPhotos } from './support/different-photos'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fill it for me' })

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN
const bottomOf = async (part: Locator): Promise<number> =>
  (await topOf(part)) + ((await part.boundingBox())?.height ?? 0)

/** The dialog moves while it opens, which is no state to judge. */
async function hasNoViolations(page: Page, box: string): Promise<void> {
  await page.waitForTimeout(400)
  expect((await new AxeBuilder({ page }).include(box).analyze()).violations).toEqual([])
}

/** Opens what can be done with a page. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await expect(page.getByRole('menu', { name })).toBeVisible()
}

/** The name of the first spread that has photos. */
async function firstFilledSpread(page: Page): Promise<string> {
  const label = await page
    .getByRole('list', { name: 'Pages', exact: true })
    .getByRole('button', { name: /^Pages \d+–\d+, \d+ photos?/ })
    .first()
    .getAttribute('aria-label')
  return label?.split(',')[0] ?? ''
}

test('twelve photos fill a book by themselves, a page is laid out again, and what is changed by hand is left alone', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(240_000)
  await page.goto('/photobook-tool?sku=photo-book')
  await expect(pageButton(page, 'First page')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos and fill it for me' }).click()
  await (await chooser).setFiles(await differentPhotos(12))

  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByText(/^12 photos\./)).toBeVisible({ timeout: 60_000 })
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
  await expect(dialog(page).getByRole('radio', { name: /^24 pages.*N\$34\.95$/ })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: /^36 pages.*N\$46\.95$/ })).toBeVisible()
  await expect(dialog(page).getByText(/^12 photos are not enough for 24 pages\. Choose 12 more/)).toBeVisible()
  await hasNoViolations(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Fill 24 pages' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('alert')).toContainText(/pages filled\./)
  await expect(pageButton(page, 'Cover')).toHaveAccessibleName(/^Cover, 1 photo/)
  await expect
    .poll(async () => (await bottomOf(page.getByRole('alert'))) - (await topOf(pageButton(page, 'Cover'))))
    .toBeLessThan(0)
  // On a wide screen the pages take the height that there is.
  if (!isMobile) expect(await bottomOf(pageButton(page, 'Last page'))).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Close the message' }).click()
  await hasNoViolations(page, 'main')

  const name = await firstFilledSpread(page)
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: 'Lay out again' }).click()
  await expect(page.getByText(`New layout: ${name}`)).toBeAttached()

  // By hand: the page is the shopper's from then on.
  await pageButton(page, name).click()
  await page.getByRole('button', { name: 'Background', exact: true }).click()
  await page.getByRole('button', { name: 'Dots', exact: true }).click()
  await page.getByRole('button', { name: 'All pages' }).click()
  const own = /, changed by you(,|$)/
  await expect(pageButton(page, name)).toHaveAccessibleName(own)
  await openMenu(page, name)
  await expect(page.getByText('Changed by you. Filling leaves it alone.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Fill it for me', exact: true }).click()
  await expect(dialog(page).getByText('You changed 1 page. Filling leaves it alone.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Start again from your photos' }).click()
  await expect(
    dialog(page).getByText(/^All pages are cleared and filled again, also the page that you changed\./),
  ).toBeVisible()
  await hasNoViolations(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Start again', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(pageButton(page, name)).not.toHaveAccessibleName(own)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(pageButton(page, name)).toHaveAccessibleName(own)

  await page.waitForTimeout(1000)
  await page.reload()
  await expect(pageButton(page, name)).toHaveAccessibleName(own)
  await expect(pageButton(page, 'Cover')).toHaveAccessibleName(/^Cover, 1 photo/)
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: 'Let filling change it' }).click()
  await expect(pageButton(page, name)).not.toHaveAccessibleName(own)
})
