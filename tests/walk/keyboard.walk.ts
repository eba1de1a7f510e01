import { expect, test } from '@playwright/test'
import { GUEST } from '../e2e/support/checkout'
import { isPrinted, OTHER_PHOTO, PHOTO, WORDS } from '../e2e/support/design-story'
import { photo } from '../e2e/support/design-tool'
import { keyboard } from '../e2e/support/keyboard'
import { visit } from '../e2e/support/mounted'

test('a canvas goes from the photo to the print file by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  test.setTimeout(600_000)
  const keys = keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const isThere = () => expect(page.getByText(`Text “${WORDS}”`).first()).toBeAttached()

  const intoCart = async (name: string) => {
    await keys.press(button(name))
    const anyway = button(`${name} as it is`)
    const cart = page.getByRole('heading', { level: 1, name: 'Your cart' })
    await expect(anyway.or(cart)).toBeVisible({ timeout: 60_000 })
    if (await anyway.isVisible()) await keys.press(anyway)
    await expect(cart).toBeFocused({ timeout: 60_000 })
  }

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

  await keys.press(link('Check out'))
  await keys.type(page.getByLabel('Email'), GUEST.email)
  await keys.press(button('Continue to address'))
  await keys.type(page.getByLabel('First name'), GUEST.firstname)
  await keys.type(page.getByLabel('Last name'), GUEST.lastname)
  await keys.type(page.getByLabel('Street address'), GUEST.street)
  await keys.type(page.getByLabel('Town or city'), GUEST.city)
  await keys.type(page.getByLabel('Region'), GUEST.region)
  await keys.type(page.getByLabel('Postcode'), GUEST.postcode)
  await keys.type(page.getByLabel('Phone'), GUEST.telephone)
  await keys.press(button('Continue to delivery'))
  await keys.press(button('Continue to payment'))
  await keys.press(button('Continue to review'))
  await keys.press(button('Place order'))
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const text = await page.getByText(/Your order number is/).textContent()
  await isPrinted(/\d{9}/.exec(text ?? '')?.[0] ?? '', { mm: [638, 438], pages: 1 })
})
