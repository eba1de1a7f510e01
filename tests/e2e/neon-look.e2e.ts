import { expect, type Locator, type Page, test } from 'playwright/test'
import { noViolations } from './support/access'
import { withoutWebGl } from './support/without-webgl'

// A look needs no graphics card, and here it has none.
test.describe.configure({ timeout: 180_000 })
const SLOW = { timeout: 60_000 }

/** What is seen of a canvas: the mean of all pixels, and the parts that are bright or nearly white, 0..1. */
const seen = (canvas: Locator): Promise<{ mean: number; bright: number; white: number }> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let [sum, bright, white] = [0, 0, 0]
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      sum += red + green + blue
      if (Math.max(red, green, blue) > 190) bright++
      if (Math.min(red, green, blue) > 225) white++
    }
    const count = width * height || 1
    return { mean: sum / (3 * count), bright: bright / count, white: white / count }
  })

const mean = async (canvas: Locator) => (await seen(canvas)).mean
const white = async (canvas: Locator) => (await seen(canvas)).white

async function openTool(page: Page): Promise<void> {
  await page.goto('/neonchamp-tool?sku=kids-name-neon-sign')
  await expect(page.getByText(/m in \d+ pieces/)).toBeVisible(SLOW)
}

const stage = (page: Page) => page.locator('[role="application"] canvas').first()
const picture = (page: Page) => page.getByRole('dialog').locator('canvas')

async function openLook(page: Page): Promise<void> {
  await openTool(page)
  await page.getByRole('button', { name: 'How it looks' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'How it looks' })).toBeVisible(SLOW)
  await expect.poll(() => mean(picture(page)), SLOW).toBeGreaterThan(5)
}

test('on the stage a sign is lit at night, and by day it is off in the daylight', async ({ page }, { project }) => {
  await openTool(page)
  if (project.name === 'phone') await page.locator('#tool-panel').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => mean(stage(page)), SLOW).toBeGreaterThan(20)
  const night = await seen(stage(page))
  expect(night.mean).toBeLessThan(80)
  expect(night.white).toBeGreaterThan(0.001)
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await expect.poll(() => mean(stage(page)), SLOW).toBeGreaterThan(85)
  await page.getByRole('button', { name: 'Night', exact: true }).click()
  await expect.poll(() => mean(stage(page)), SLOW).toBeCloseTo(night.mean, 1)
})

test('the look needs the keyboard alone: walls, what stands beside it, day and dimmer', async ({ page }) => {
  await withoutWebGl(page)
  await openLook(page)
  const dialog = page.getByRole('dialog')
  await noViolations(page)
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    /^Your sign, 39 by 16 cm, lit at night on a brick wall, beside a sofa/,
  )
  const small = await seen(picture(page))
  await dialog.getByRole('radio', { name: 'Sofa' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('img')).toHaveAccessibleName('Your sign, 39 by 16 cm, lit at night on a brick wall')
  await expect.poll(() => white(picture(page)), SLOW).toBeGreaterThan(small.white * 4)

  const full = await seen(picture(page))

  const dimmer = dialog.getByRole('slider', { name: 'Dimmer' })
  await dimmer.focus()
  await page.keyboard.press('Home')
  await expect(dimmer).toHaveValue('10')
  await expect.poll(() => mean(picture(page)), SLOW).toBeLessThan(full.mean * 0.8)
  // The core has gone before the colour.
  expect(await white(picture(page))).toBe(0)
  await page.keyboard.press('End')
  await expect.poll(() => mean(picture(page)), SLOW).toBeCloseTo(full.mean, 1)

  const bricks = await mean(picture(page))
  await dialog.getByRole('radio', { name: 'Brick' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).toHaveAccessibleName('Your sign, 39 by 16 cm, lit at night on a plastered wall')
  await expect.poll(() => mean(picture(page)), SLOW).toBeGreaterThan(bricks * 1.2)

  // Each wall has its own light: dark paint takes less of it than plaster, and timber less than tiles.
  const lights: number[] = [await mean(picture(page))]
  for (const called of ['a dark painted wall', 'a timber wall', 'a tiled wall']) {
    const before = lights.at(-1) ?? 0
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('img')).toHaveAccessibleName(`Your sign, 39 by 16 cm, lit at night on ${called}`)
    await expect.poll(async () => Math.abs((await mean(picture(page))) / before - 1), SLOW).toBeGreaterThan(0.05)
    lights.push(await mean(picture(page)))
  }
  const [plaster = 0, painted = 0, timber = 0, tiles = 0] = lights
  expect(painted).toBeLessThan(plaster * 0.7)
  expect(timber).toBeLessThan(tiles)
  await dialog.getByRole('radio', { name: 'Plaster' }).check({ force: true })

  await dialog.getByRole('button', { name: 'Day' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(
    'Your sign, 39 by 16 cm, switched off by day on a plastered wall',
  )
  await expect.poll(() => mean(picture(page)), SLOW).toBeGreaterThan(180)
  await expect(dimmer).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'How it looks' })).toBeFocused()
})

test('on the shopper’s own wall the sign has the scale of the wall, and is moved', async ({ page }) => {
  await openLook(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Close up').click()
  await dialog.getByText('Your wall').click()
  await dialog.getByLabel('Photo of your wall').setInputFiles('scripts/pictures/photos/glenorchy-red-shed.jpg')
  const wall = dialog.getByRole('application')
  await expect(wall).toBeVisible(SLOW)
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Day' }).click()
  // The photo is as bright as it is.
  await expect.poll(() => mean(picture(page)), SLOW).toBeGreaterThan(60)
  await dialog.getByRole('button', { name: 'Night' }).click()
  await expect.poll(() => mean(picture(page)), SLOW).toBeLessThan(60)
  const { bright } = await seen(picture(page))
  expect(bright).toBeGreaterThan(0)

  const width = dialog.getByRole('slider', { name: 'Width of the wall in your photo' })
  await expect(width).toHaveValue('3')
  await width.fill('1.5')
  // Twice as large in both directions.
  await expect.poll(async () => (await seen(picture(page))).bright, SLOW).toBeGreaterThan(bright * 2)

  await wall.focus()
  const before = await wall.screenshot()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await wall.screenshot()).equals(before), SLOW).toBe(false)
})
