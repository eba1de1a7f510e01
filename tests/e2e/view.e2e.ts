import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const PHOTO = 'lake-and-snowy-mountains.jpg'

const percent = (page: Page) => page.getByRole('button', { name: /^\d+ %/ })

const stage = (page: Page) => page.getByRole('application')

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await stage(page).boundingBox()
  if (!box) throw new Error('The stage is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What the stage shows, as a number that is the same for the same pixels. */
const pictureOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')].at(-1)
    if (!canvas?.width) return 0
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    let sum = 0
    for (const value of pixels ?? []) sum = (sum * 31 + value + 1) % 1_000_003
    return sum
  })

/** The picture once it stays the same: a photo is drawn again when it is sharper. */
async function settledPicture(page: Page): Promise<number> {
  let last = -1
  await expect(async () => {
    const before = last
    last = await pictureOf(page)
    expect(last).toBe(before)
  }).toPass({ intervals: [1500] })
  return last
}

async function open(page: Page): Promise<void> {
  await page.goto('/uploadchoice?sku=canvas-print')
  await designTool(page).choosePhoto(PHOTO)
  await expect(page.getByText(/at 100 percent/)).toBeAttached()
}

test('the view of the print comes closer by buttons, keys and the wheel, and undo does not know it', async ({
  page,
}) => {
  await open(page)
  const whole = await settledPicture(page)
  await page.getByRole('button', { name: 'Look closer' }).click()
  await expect(percent(page)).toHaveText('150 %')
  await expect.poll(() => pictureOf(page)).not.toBe(whole)
  await stage(page).focus()
  await page.keyboard.press('Control+=')
  await expect(percent(page)).toHaveText('200 %')
  await page.keyboard.press('Control+-')
  await page.keyboard.press('Control+-')
  await expect.poll(() => pictureOf(page)).toBe(whole)
  const { x, y } = await middleOf(page)
  await page.mouse.move(x - 60, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(page.getByRole('button', { name: '135 %. See the whole print' })).toBeVisible()
  // The photo itself is as it was.
  await expect(page.getByText(/at 100 percent/)).toBeAttached()
  const { violations } = await new AxeBuilder({ page }).include('fieldset').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Control+0')
  await expect.poll(() => pictureOf(page)).toBe(whole)
  // The first step back is the photo.
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Add your photo')).toBeVisible()
})

test('a closer view moves by a drag with the space bar, and the photo stays', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Control+=')
  await page.keyboard.press('Control+=')
  await expect(percent(page)).toHaveText('200 %')
  const before = await settledPicture(page)
  const { x, y } = await middleOf(page)
  await stage(page).focus()
  await page.keyboard.down(' ')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 30, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up(' ')
  await expect.poll(() => pictureOf(page)).not.toBe(before)
  await page.keyboard.press('Control+0')
  await page.keyboard.press('Control+=')
  await page.keyboard.press('Control+=')
  await expect.poll(() => pictureOf(page)).toBe(before)
})

test('a selection keeps the name of the design on wide screens, and starts its tools with Done on phones', async ({
  page,
  isMobile,
}) => {
  await open(page)
  // A text that was added is selected.
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.getByRole('button', { name: 'Close the panel' }).click()
  const done = page.getByRole('button', { name: 'Done', exact: true }).filter({ visible: true })
  await expect(done).toBeVisible()
  await expect(done).toBeInViewport({ ratio: 1 })
  const name = page.getByRole('textbox', { name: 'Name of your design' })
  await expect(name).toBeVisible()
  if (isMobile) return
  await name.fill('Our lake')
  await expect(name).toHaveValue('Our lake')
  const [field, tools] = await Promise.all([name.boundingBox(), done.boundingBox()])
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0)
})
