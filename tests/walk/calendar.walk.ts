import { expect, test } from 'playwright/test'
import { calendarTool } from '../e2e/support/calendar-tool'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { allKept, closePanel, openSide, pageButton, putInCart } from '../e2e/support/design-tool'
import { differentPhotos } from '../e2e/support/different-photos'
import { SENT_MS } from '../e2e/support/pages-walk'
import { paidPrints } from '../e2e/support/printed-boxes'
import { pagesOf, readPrint } from '../e2e/support/read-print'

test('a calendar from July gets the dates of a file, stays so after a reload and in the cart, and is printed', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const tool = calendarTool(page)
  await page.goto('/photo-calendars')
  await page.getByRole('link', { name: 'Start Order' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo calendar' })).toBeAttached()
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(13))
  await expect(page.getByText(/^13 of 13/)).toBeVisible({ timeout: 120_000 })

  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  const july =
    (await tool.firstMonth
      .getByRole('option', { name: /^July / })
      .last()
      .textContent()) ?? ''
  const year = Number(july.replace('July ', ''))
  await tool.firstMonth.selectOption({ label: july })
  await tool.panel.getByLabel('Your region').selectOption('Otago')
  await tool.panel.getByRole('button', { name: 'Add a date' }).click()
  await expect(tool.dialog.getByRole('radio')).toHaveCount(14)
  const rows = await tool.dialog
    .locator('label:has([type=radio])')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect))
  // No photo covers another one.
  const tops = [...new Set(rows.map(({ top }) => top))].sort((a, b) => a - b)
  expect(tops.length).toBeGreaterThan(1)
  for (const [at, top] of tops.slice(1).entries())
    expect(top - (tops[at] ?? 0)).toBeGreaterThan(rows[0]?.height ?? Infinity)
  await tool.dialog.getByRole('button', { name: 'Cancel' }).click()
  await tool.takeFile('family.ics')
  // The dates of every year are ticked.
  await tool.dialog.getByRole('button', { name: 'Add 2 dates' }).click()
  await expect(tool.dialog).toHaveCount(0)
  const dates = ['Wedding day, Hēmi; and Mere26 February', 'Nana’s birthday12 April']
  expect(await tool.words()).toEqual(dates)
  await closePanel(page)
  for (const month of [july, `December ${year}`, `January ${year + 1}`, `June ${year + 1}`])
    await expect(pageButton(page, month)).toHaveAccessibleName(/, 1 photo/)

  await openSide(page, `April ${year + 1}`)
  await expect(page.getByText(/Days of April \d{4}: .*12 Nana’s birthday/)).toBeAttached()
  await allKept(page)
  await page.reload()
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await expect(tool.firstMonth.getByRole('option', { selected: true })).toHaveText(july)
  expect(await tool.words()).toEqual(dates)
  await closePanel(page)

  await putInCart(page, 'Add to cart', SENT_MS)
  await expect(page.getByText('N$19.95').first()).toBeVisible()
  await page.getByRole('link', { name: 'Edit design' }).click()
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeVisible()
  await expect(pageButton(page, july)).toHaveAccessibleName(/, 1 photo/)
  await putInCart(page, 'Update cart', SENT_MS)

  const [line, ...others] = await paidPrints(await checkOutAsGuest(page))
  expect([line?.sku, line?.error, line?.pdfs.length, others]).toEqual(['photo-calendar', null, 1, []])
  const { pages, words } = readPrint(line?.pdfs[0])
  expect(pages).toEqual(pagesOf(13, 210, 150))
  expect(words[0]).toContain(`${year}`)
  expect(words[1]).toContain(july)
  expect(words[8]).toMatch(/Waitangi\s+Day\b.*Wedding/s)
  // That of the region, by its short name: a day of the desk calendar has no space for "Otago Anniversary Day".
  expect(words[9]).toContain('Anniversary')
  expect(words[10]).toContain('Nana’s')
  expect(words[12]).toContain(`June ${year + 1}`)
})
