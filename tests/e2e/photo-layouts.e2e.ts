import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { cartIsShown, photo } from './support/design-tool'

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stage = (page: Page) => page.getByRole('application')

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id }) => id)
}

/** Opens an empty canvas with three places for photos. */
async function openThreePlaces(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uploadchoice?sku=canvas-print')
  await tool(page, 'Layout').click()
  await page.getByRole('slider', { name: /^Photos/ }).fill('3')
  await page.getByRole('button', { name: 'Layout 2 of 4 for 3 photos' }).click()
}

test('photos fill a layout, change places, and stay there after a reload', async ({ page }) => {
  await openThreePlaces(page)
  await expect(page.getByText('3 places are empty. They print without a photo.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a photo to place 2' }).click()
  await (await chooser).setFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(page.getByText('2 places are empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  // The first place is in the upper part of the print, and asks for a photo when it is tapped.
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('Not on the screen')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await tool(page, 'Swap').click()
  await tool(page, 'Done').click()
  await tool(page, 'Layout').click()
  await expect(page.getByRole('button', { name: 'Add a photo to place 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a photo to place 3' })).toHaveCount(0)
  await page.getByRole('slider', { name: /^Space between the photos/ }).fill('0')
  await page.reload()
  await tool(page, 'Layout').click()
  await expect(page.getByText('2 places are empty.')).toBeVisible()
  await expect(page.getByRole('slider', { name: /^Space between the photos/ })).toHaveValue('0')
  await page.getByRole('button', { name: 'Remove the layout' }).click()
  await expect(page.getByText('places are empty')).toHaveCount(0)
  await expect(stage(page)).toHaveAccessibleDescription(/Photo lake-and-snowy-mountains.jpg/)
})

test('of two photos chosen at once the tray says how both come on the print', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pillow-tool?sku=photo-pillow')
  const chooser = page.waitForEvent('filechooser')
  await tool(page, 'Choose a photo').click()
  await (await chooser).setFiles([photo('lake-and-snowy-mountains.jpg'), photo('dogs-at-the-window.jpg')])
  await expect(page.getByText('Pick a photo to put it on the print.')).toBeVisible()
  await tool(page, 'choose a layout').click()
  await expect(page.getByRole('heading', { name: 'Layout', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Layout 2 of 3 for 2 photos' }).click()
  await expect(page.getByText('Nothing is on')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a photo to place 2' })).toHaveCount(0)
  await expect(tool(page, 'Add to cart')).toBeVisible()
  await tool(page, 'Photos').click()
  await expect(page.getByText('Pick a photo to put it on the print.')).toHaveCount(0)
})

test('an empty place asks for a photo when it is tapped', async ({ page }) => {
  await openThreePlaces(page)
  await page.getByRole('button', { name: 'Close the panel' }).click()
  // The print is drawn at its new place one frame after the panel is gone.
  await expect(page.getByRole('heading', { level: 2, name: 'Layout' })).toBeHidden()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const chooser = page.waitForEvent('filechooser')
  // A click of the mouse alone could come before Playwright has begun to watch for the dialog.
  await stage(page).click()
  await (await chooser).setFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(stage(page)).toHaveAccessibleDescription(/Photo lake-and-snowy-mountains.jpg/)
})

test('a collage opens with the places of its size, and goes into the cart with photos in them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uploadchoice?sku=canvas-collage')
  await tool(page, 'Layout').click()
  await expect(page.getByText('4 places are empty. They print without a photo.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await tool(page, 'Size').click()
  await page.getByRole('radio', { name: /^40 × 60 cm/ }).check({ force: true })
  await tool(page, 'Layout').click()
  await expect(page.getByText('8 places are empty.')).toBeVisible()
  await page
    .getByLabel('Photo file')
    .setInputFiles(['lake-and-snowy-mountains.jpg', 'dogs-at-the-window.jpg'].map(photo))
  await expect(tool(page, 'Add to cart')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible()
  await tool(page, 'Layout').click()
  await expect(page.getByText('6 places are empty.')).toBeVisible()
  await tool(page, 'Size').click()
  await page.getByRole('radio', { name: /^60 × 90 cm/ }).check({ force: true })
  await tool(page, 'Layout').click()
  await expect(page.getByText('6 places are empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('6 places of your layout are empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart as it is' }).click()
  await cartIsShown(page)
  await expect(page.getByRole('main')).toContainText('Canvas photo collage')
})
