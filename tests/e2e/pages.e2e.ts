import AxeBuilder from '@axe-core/playwright'
import { type CDPSession, expect, type Locator, type Page, test } from 'playwright/test'
import { builtFiles } from '../support/built-file'
import { openSide, pageButton, putInCart, sideButton } from './support/design-tool'
import { dropFile } from './support/drop-file'
import { plainColour, plainPhoto, plainPhotos } from './support/plain-photos'
import { dollars } from './support/product-page'

const chosen = (option: number, value: number) => encodeURIComponent(btoa(`custom-option/${option}/${value}`))

/** A memory game of twelve pairs. */
const GAME = `/didacticgame-tool?sku=photo-memory-game&options=${chosen(1821, 182101)}`

const total = (page: Page) => page.locator('p[aria-live=polite]').filter({ hasText: 'N$' })
const filled = (page: Page, count: number, of: number) =>
  expect(page.getByText(new RegExp(`^${count} of ${of}`))).toBeVisible({ timeout: 60_000 })

/** Opens the overview of the game with so many photos. */
async function openWith(page: Page, count: number): Promise<void> {
  await page.goto(GAME)
  await expect(pageButton(page, 'Pair 1')).toBeVisible()
  if (count === 0) return
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(count))
  await filled(page, Math.min(count, 12), 12)
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0)
}

/** The number of the plain photo whose colour is in the middle of a small picture; null for none. */
async function photoOn(page: Page, name: string): Promise<number | null> {
  // Pages that are far away are drawn later.
  await pageButton(page, name).scrollIntoViewIfNeeded()
  const colour = await pageButton(page, name)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => [
      ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
    ])
  const isNear = (at: number) => plainColour(at).every((part, place) => Math.abs(part - (colour[place] ?? 999)) <= 6)
  return Array.from({ length: 40 }, (_, at) => at + 1).find(isNear) ?? null
}

const shows = (page: Page, name: string, photo: number | null) =>
  expect.poll(() => photoOn(page, name), { message: name, timeout: 15_000 }).toBe(photo)

const hasNoViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

/** The middle of a page of the overview, on the screen. */
async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  await pageButton(page, name).scrollIntoViewIfNeeded()
  const box = await pageButton(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by the mouse, on a phone by a finger after a long press. */
async function dragPage(page: Page, isMobile: boolean, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)]
  if (!isMobile) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
    return
  }
  const touch = await page.context().newCDPSession(page)
  await send(touch, 'touchStart', start)
  await page.waitForTimeout(600)
  for (const share of [0.3, 0.6, 1]) {
    await send(touch, 'touchMove', {
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    })
    await page.waitForTimeout(60)
  }
  await send(touch, 'touchEnd')
  await touch.detach()
}

const send = (
  touch: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: { x: number; y: number }[]
) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })

test('photos chosen at once fill the cards in order, two of them change places, and stay so after a reload', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(180_000)
  await openWith(page, 0)
  await expect(pageButton(page, 'Pair 12')).toHaveAccessibleName('Pair 12, empty')
  await hasNoViolations(page)
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(14))
  await filled(page, 12, 12)
  await expect(page.getByText('2 photos have no place yet. Everything you added is under Photos.')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Close the message' }).click()
  await expect(pageButton(page, 'Back')).toHaveAccessibleName('Back, pattern only')
  await shows(page, 'Pair 1', 1)
  await shows(page, 'Pair 12', 12)
  await dragPage(page, isMobile, 'Pair 1', 'Pair 3')
  await shows(page, 'Pair 1', 3)
  await shows(page, 'Pair 3', 1)
  await shows(page, 'Pair 2', 2)
  await hasNoViolations(page)
  await page.reload()
  await filled(page, 12, 12)
  await shows(page, 'Pair 1', 3)
  await shows(page, 'Pair 3', 1)
})

test('pages are walked, moved, emptied and opened by keys alone', async ({ page }) => {
  test.setTimeout(180_000)
  await openWith(page, 5)
  await pageButton(page, 'Pair 1').focus()
  await page.keyboard.press('ArrowRight')
  await expect(pageButton(page, 'Pair 2')).toBeFocused()
  await page.keyboard.press(' ')
  await expect(page.getByText('Choose what Pair 2 swaps with.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Over Pair 4, 4 of 12')).toBeAttached()
  await hasNoViolations(page)
  await page.keyboard.press(' ')
  await expect(page.getByText('Pair 2 and Pair 4 have changed places')).toBeAttached()
  await shows(page, 'Pair 2', 4)
  await shows(page, 'Pair 4', 2)
  await expect(pageButton(page, 'Pair 4')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(pageButton(page, 'Pair 4')).toHaveAccessibleName('Pair 4, empty')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(pageButton(page, 'Pair 4')).toHaveAccessibleName('Pair 4, 1 photo')
  await pageButton(page, 'Pair 5').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application')).toBeVisible()
  await hasNoViolations(page)
  await page.keyboard.press('PageDown')
  await expect(page.getByText('Pair 6 is shown', { exact: true })).toBeAttached()
  // Nothing is on this page that the arrow keys would move.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Pair 5 is shown', { exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(pageButton(page, 'Pair 5')).toBeFocused()
})

test('where all cards are taken, more of them are offered with their price, and fewer where they would do', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openWith(page, 12)
  await expect(total(page)).toContainText(dollars(29.95))
  await page.getByRole('button', { name: 'More for Pair 2', exact: true }).click()
  const menu = page.getByRole('menu', { name: 'Pair 2' })
  await expect(menu).toBeVisible()
  await hasNoViolations(page)
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('alert')).toContainText(`Every pair is taken. 24 pairs cost ${dollars(13)} more.`)
  await expect(total(page)).toContainText(dollars(29.95))
  await page.getByRole('alert').getByRole('button', { name: '24 pairs' }).click()
  await expect(total(page)).toContainText(dollars(42.95))
  await expect(pageButton(page, 'Pair 24')).toHaveAccessibleName('Pair 24, empty')
  await page.getByRole('button', { name: 'More for Pair 2', exact: true }).click()
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click()
  await shows(page, 'Pair 13', 2)
  await page.getByRole('button', { name: 'More for Pair 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Empty it' }).click()
  await page
    .getByRole('list', { name: 'Other numbers of pages' })
    .getByRole('button', { name: new RegExp(`^12 pairs cost ${dollars(13).replaceAll('$', '\\$')} less`) })
    .click()
  await expect(total(page)).toContainText(dollars(29.95))
  await shows(page, 'Pair 1', 2)
})

test('one page is large, its neighbours are seen, and a swipe turns to them', async ({ page, isMobile }) => {
  test.setTimeout(180_000)
  await openWith(page, 4)
  await openSide(page, 'Pair 2')
  await expect(sideButton(page, 'Pair 2')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Next: Pair 3' }).click({ position: { x: 4, y: 40 } })
  await expect(sideButton(page, 'Pair 3')).toHaveAttribute('aria-current', 'true')
  await hasNoViolations(page)
  if (isMobile) {
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('No stage')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touch = await page.context().newCDPSession(page)
    // A busy machine sends the events late, so each says when it was.
    const start = Date.now() / 1000
    for (const [type, places, after] of [
      ['touchStart', [{ x: x - 60, y }], 0],
      ['touchMove', [{ x, y }], 0.05],
      ['touchMove', [{ x: x + 80, y }], 0.1],
      ['touchEnd', [], 0.12],
    ] as const) {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...places], timestamp: start + after })
    }
    await expect(sideButton(page, 'Pair 2')).toHaveAttribute('aria-current', 'true')
  }
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect(pageButton(page, 'Pair 1')).toBeVisible()
})

test('the cart takes a game whose cards all have a photo, and says which has none', async ({ page }) => {
  test.setTimeout(180_000)
  await openWith(page, 11)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByText('Nothing is on this side yet: Pair 12.', { exact: false })).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles((await plainPhotos(12)).slice(11))
  await filled(page, 12, 12)
  await putInCart(page, 'Add to cart')
})

test('a file that is dropped on a page goes there, and one beside the pages to the first empty one', {
  tag: '@not-core',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no drag from a desktop.')
  await openWith(page, 0)
  const drop = async (at: number, on: Locator) => dropFile(on, await plainPhoto(at))
  await drop(1, pageButton(page, 'Pair 5'))
  await shows(page, 'Pair 5', 1)
  await drop(2, pageButton(page, 'Pair 5'))
  await shows(page, 'Pair 5', 2)
  await drop(3, page.getByRole('region', { name: 'All pages' }))
  await shows(page, 'Pair 1', 3)
  await shows(page, 'Pair 5', 2)
  await filled(page, 2, 12)
})

test('a mug loads nothing of the workspace of pages', { tag: '@not-core' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the scripts are the same')
  const own = Object.entries(builtFiles())
    .filter(([module]) => /^src\/editor\/(workspaces\/pages|ui\/autofill|commands\/auto-fill)/.test(module))
    .map(([, { file }]) => `/${file}`)
  expect(own.length).toBeGreaterThan(2)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/photomug-tool?sku=photo-mug')
  await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => own.includes(path))).toEqual([])
  await page.goto(GAME)
  await expect(pageButton(page, 'Pair 1')).toBeVisible()
  expect(asked.filter((path) => own.includes(path))).not.toEqual([])
})
