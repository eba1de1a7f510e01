import { expect, test } from 'playwright/test'
import { keyboard } from '../e2e/support/keyboard'
import { keyboardOrder } from '../e2e/support/keyboard-order'
import { isBent, isMade, openSign, SLOW, words } from '../e2e/support/neon-story'

test('a sign is written, coloured, looked at and ordered by the keyboard alone', async ({ page }) => {
  test.setTimeout(420_000)
  const keys = keyboard(page)
  const order = keyboardOrder(page, keys)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openSign(page)
  await keys.to(words(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Whetū')
  await isBent(page)
  await keys.press(button('Size'))
  await keys.choose(page.getByRole('radio', { name: /^Green/ }))
  await keys.press(button('How it looks'))
  const dialog = page.getByRole('dialog', { name: 'How it looks' })
  await expect(dialog.locator('canvas')).toBeVisible(SLOW)
  await keys.choose(dialog.getByRole('radio', { name: 'Your wall' }))
  await keys.chooseFile(dialog.getByRole('button', { name: 'Choose a photo of your wall' }), [
    'tests/fixtures/photos/lake-and-snowy-mountains.jpg',
  ])
  const wall = dialog.getByRole('application')
  await keys.to(wall)
  const before = await wall.screenshot()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await wall.screenshot()).equals(before), SLOW).toBe(false)
  await page.keyboard.press('Escape')
  await order.intoCart('Add to cart')
  await keys.press(page.getByRole('link', { name: 'Edit design' }))
  await expect(words(page)).toHaveValue('Whetū', SLOW)
  await order.intoCart('Update cart')
  await isMade(await order.order(), ['“Whetū”', 'in green'])
})
