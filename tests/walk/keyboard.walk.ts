import { expect, test } from 'playwright/test'
import { isPrinted, OTHER_PHOTO, PHOTO, WORDS } from '../e2e/support/design-story'
import { pageButton, photo } from '../e2e/support/design-tool'
import { differentPhotos } from '../e2e/support/different-photos'
import { keyboard } from '../e2e/support/keyboard'
import { keyboardOrder } from '../e2e/support/keyboard-order'
import { visit } from '../e2e/support/mounted'
import { paidPrints } from '../e2e/support/printed-boxes'
import { pagesOf, readPrint } from '../e2e/support/read-print'

test('a canvas goes from the photo to the print file by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  test.setTimeout(600_000)
  const keys = keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const isThere = () => expect(page.getByText(`Text “${WORDS}”`).first()).toBeAttached()

  const { intoCart, order } = keyboardOrder(page, keys)

  await visit(page, '/canvas-prints')
  await keys.press(link('Start Order').first())
  // The page that opens takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Canvas print' })).toBeFocused()
  await keys.chooseFile(button('Choose a photo'), photo(PHOTO))

  await keys.press(button('Adjust'))
  await keys.choose(page.getByRole('radio', { name: 'Black and white' }))
  await page.keyboard.press('Escape')
  await expect(button('Adjust')).toBeFocused()

  await keys.press(button('Add text'))
  await keys.to(page.getByRole('textbox', { name: 'Words' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')

  await keys.press(button('Layout'))
  await keys.press(page.getByRole('slider', { name: /^Photos/ }), 'ArrowRight')
  await keys.press(button(/^Layout 1 of \d+ for 2 photos$/))
  await keys.chooseFile(button('Add a photo to place 2'), photo(OTHER_PHOTO))
  await expect(button('Add a photo to place 2')).toBeHidden()
  await page.keyboard.press('Escape')

  await isThere()
  await page.reload()
  await isThere()
  await visit(page, '/')
  await keys.press(link(/Canvas print.*Carry on$/s))
  await isThere()

  await intoCart('Add to cart')
  await keys.press(link('Edit design'))
  await isThere()
  await intoCart('Update cart')

  await isPrinted(await order(), { mm: [638, 438], pages: 1 })
})

test('a book goes from the page of its product to the placed order by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  test.setTimeout(600_000)
  const keys = keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const { intoCart, order } = keyboardOrder(page, keys)

  await visit(page, '/custom-photo-books')
  await keys.press(page.getByRole('link', { name: 'Start Order' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Design your Photo book' })).toBeFocused()
  await keys.chooseFile(button('Choose photos').first(), await differentPhotos(25))
  await expect(page.getByText(/^12 of 12/)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 120_000 })

  await keys.to(pageButton(page, 'Cover'))
  await page.keyboard.press('Enter')
  await keys.press(button('Add text'))
  await keys.to(page.getByRole('textbox', { name: 'Words' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(WORDS)
  await page.keyboard.press('Escape')
  await keys.press(button('All pages'))
  await expect(pageButton(page, 'Cover')).toBeFocused()

  for (const name of ['First page', 'Pages 2–3', 'Pages 4–5']) {
    await page.keyboard.press('ArrowRight')
    await expect(pageButton(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await keys.press(button('Layout'))
  await keys.choose(page.getByRole('radio', { name: 'Right page' }))
  await keys.press(page.getByRole('slider', { name: /^Photos/ }), 'ArrowRight')
  await keys.press(button(/^Layout 1 of \d+ for 2 photos$/))
  await keys.chooseFile(button('Add a photo to place 2'), photo(OTHER_PHOTO))
  await expect(button('Add a photo to place 2')).toBeHidden()
  await page.keyboard.press('Escape')
  await keys.press(button('All pages'))
  await expect(pageButton(page, 'Pages 4–5')).toBeFocused()

  for (const key of [' ', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key)
  await expect(pageButton(page, 'Pages 8–9')).toBeFocused()
  await expect(pageButton(page, 'Pages 8–9')).toHaveAccessibleName(/^Pages 8–9, 3 photos/)

  await intoCart('Add to cart', 120_000)
  const [line] = await paidPrints(await order())
  expect(line?.error).toBeNull()
  const [cover, block] = line?.pdfs ?? []
  expect(readPrint(cover).words[0]).toContain(WORDS)
  expect(readPrint(block).pages).toEqual(pagesOf(24, 200, 200))
})
