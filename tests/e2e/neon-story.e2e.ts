import { expect, type Page, test } from 'playwright/test'
import { checkOutAsGuest } from './support/checkout'
import { closePanel, photo, putInCart } from './support/design-tool'
import { isBent, isMade, openSign, SLOW, seenFrames, shining, watchStage, words } from './support/neon-story'
import { checkAllPanels, checkPanel, type Findings } from './support/panel-access'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const stage = (page: Page) => page.locator('[role="application"] canvas').first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'How it looks' })
const inDialog = (page: Page) => dialog(page).locator('canvas')

/** Drags the sign on the shopper's own wall, and says how far its light has moved. */
async function dragSign(page: Page, right: number, down: number): Promise<[number, number]> {
  const before = (await shining(inDialog(page))).middle
  if (!before) throw new Error('No light on the wall')
  const box = await inDialog(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + before.x, (box?.y ?? 0) + before.y]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2)
  await page.mouse.move(x + right, y + down)
  await page.mouse.up()
  let moved: [number, number] = [0, 0]
  await expect
    .poll(async () => {
      const after = (await shining(inDialog(page))).middle
      moved = [(after?.x ?? before.x) - before.x, (after?.y ?? before.y) - before.y]
      return Math.abs(moved[0])
    }, SLOW)
    .toBeGreaterThan(5)
  return moved
}

async function lookOnOwnWall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How it looks' }).click()
  await dialog(page).getByText('Close up').click()
  await dialog(page).getByText('Your wall').click()
  await dialog(page).getByLabel('Photo of your wall').setInputFiles(photo('lake-and-snowy-mountains.jpg'))
  await expect(dialog(page).getByRole('application')).toBeVisible(SLOW)
  // Large enough for white cores on a phone.
  await dialog(page).getByRole('slider', { name: 'Width of the wall in your photo' }).fill('1')
  await expect.poll(async () => (await shining(inDialog(page))).middle?.x ?? 0, SLOW).toBeGreaterThan(20)
  const [right, down] = await dragSign(page, 40, 30)
  expect(right).toBeCloseTo(40, -1)
  expect(down).toBeCloseTo(30, -1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

test('a sign is typed, coloured, seen on one’s own wall, changed in the cart, ordered and made', async ({ page }) => {
  test.setTimeout(420_000)
  await openSign(page)
  await expect
    .poll(async () => (await shining(stage(page))).mean.indexOf(Math.max(...(await shining(stage(page))).mean)), SLOW)
    .toBe(2)
  await watchStage(stage(page))
  await words(page).selectText()
  await words(page).pressSequentially('Charlotte', { delay: 60 })
  await expect(page.getByRole('alert')).toHaveText(/Your words need the next size: 55 × 24 cm\./, SLOW)
  await isBent(page)
  const { frames, blank } = await seenFrames(page)
  expect(frames).toBeGreaterThan(5)
  expect(blank).toBe(0)

  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await page.getByRole('radio', { name: /^Pink/ }).check({ force: true })
  await closePanel(page)
  await expect
    .poll(async () => {
      const [red = 0, green = 0, blue = 0] = (await shining(stage(page))).mean
      return red > blue && blue > green
    }, SLOW)
    .toBe(true)
  await lookOnOwnWall(page)

  await putInCart(page, 'Add to cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Child’s name neon sign' })
  await expect(line).toContainText('N$143.24')
  await expect(line).toContainText('Pink')
  await line.getByRole('link', { name: 'Edit design' }).click()
  await expect(words(page)).toHaveValue('Charlotte')
  await words(page).fill('Mere')
  await isBent(page)
  await putInCart(page, 'Update cart')
  await isMade(await checkOutAsGuest(page), ['“Mere”', 'in pink', 'kids-name-neon-sign'])
})

test('each panel of a sign is free of access problems, with one line and with two', async ({ page }) => {
  test.setTimeout(180_000)
  await openSign(page)
  const seen: Findings = new Map()
  await checkPanel(page, seen)
  await closePanel(page)
  await checkAllPanels(page, seen)
  expect(Object.fromEntries([...seen].filter(([, found]) => found.length > 0))).toEqual({})
  expect([...seen.keys()].sort()).toEqual(['Size and options', 'The words of your sign'])
  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await words(page).fill('Ngā\nmihi')
  await expect(page.getByLabel('Colour of line 2')).toBeVisible(SLOW)
  const two: Findings = new Map()
  await checkPanel(page, two)
  expect([...two.values()]).toEqual([[]])
})
