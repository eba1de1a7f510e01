import { expect, type Page, test } from 'playwright/test'
import { builtFile } from '../support/built-file'
import { differentPhotos } from './support/different-photos'
import { withoutWebGl } from './support/without-webgl'

// The picture is computed without a graphics card here. On a busy machine a frame takes seconds.
test.describe.configure({ timeout: 240_000 })
const SLOW = { timeout: 90_000 }

const chosen = (option: number, value: number) => encodeURIComponent(btoa(`custom-option/${option}/${value}`))

async function openLook(page: Page, path: string, photos: number): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(photos))
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, SLOW)
  await page.getByRole('button', { name: 'How it looks' }).click()
  await expect(page.getByRole('dialog', { name: 'How it looks' })).toBeVisible(SLOW)
  await expect(page.getByText(/^Getting your .* ready$/)).toHaveCount(0, SLOW)
}

const slider = (page: Page) => page.getByRole('slider')
const said = (page: Page, words: string) => page.getByRole('dialog').getByRole('status').filter({ hasText: words })

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('Not on the screen')
  const at = ([x, y]: readonly [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 8 })
  await page.mouse.up()
}

test('a book opens on a tap, and its pages turn by keys, by buttons and by a drag', async ({ page }) => {
  await openLook(page, '/photobook-tool?sku=photo-book', 6)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Front cover')
  await expect(page.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
  await slider(page).click()
  await expect(said(page, 'First page')).toBeAttached()
  await slider(page).press('ArrowRight')
  await expect(said(page, 'Pages 2–3')).toBeAttached()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(said(page, 'Pages 4–5')).toBeAttached()
  await slider(page).press('End')
  await expect(said(page, 'Back cover')).toBeAttached()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '15')
  await slider(page).press('Home')
  await expect(said(page, 'Front cover')).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slider(page).press('ArrowRight')
  await slider(page).press('ArrowRight')
  await expect(said(page, 'Pages 2–3')).toBeAttached()
  await drag(page, [0.85, 0.5], [0.15, 0.5])
  await expect(said(page, 'Pages 4–5')).toBeAttached()
  await drag(page, [0.15, 0.5], [0.3, 0.5])
  await expect(said(page, 'Pages 4–5')).toBeAttached()
  await drag(page, [0.15, 0.5], [0.85, 0.5])
  await expect(said(page, 'Pages 2–3')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a calendar hangs, and its sheets go up by keys and by a drag', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, `/calendar-tool?sku=photo-calendar&options=${chosen(1431, 143102)}`, 2)
  await expect(said(page, 'Cover')).toBeAttached()
  await slider(page).press('ArrowDown')
  await expect(said(page, 'January 20')).toBeAttached()
  await drag(page, [0.5, 0.8], [0.5, 0.1])
  await expect(said(page, 'February 20')).toBeAttached()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(said(page, 'January 20')).toBeAttached()
})

test('cards are drawn from a fan and turned over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, `/playingcards-tool?sku=photo-playing-cards&options=${chosen(1581, 158102)}`, 3)
  await slider(page).press('Home')
  await expect(said(page, 'Ace of spades, face')).toBeAttached()
  await slider(page).press('Enter')
  await expect(said(page, 'Ace of spades, back')).toBeAttached()
  await page.getByRole('button', { name: 'Next card' }).click()
  await expect(said(page, '2 of spades, face')).toBeAttached()
})

test('tiles lie on a table, and a tap turns one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLook(page, `/didacticgame-tool?sku=photo-memory-game&options=${chosen(1821, 182101)}`, 2)
  await slider(page).press('End')
  await expect(said(page, 'Tile in row 4, place 6')).toBeAttached()
  const before = await slider(page).getAttribute('aria-valuetext')
  await page.getByRole('button', { name: 'Turn it over' }).click()
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', before ?? '')
})

test('without WebGL a book shows its pages flat, and they change', async ({ page }) => {
  await withoutWebGl(page)
  await openLook(page, '/photobook-tool?sku=photo-book', 3)
  await expect(page.getByRole('img', { name: 'Front cover' }).locator('canvas')).toHaveCount(1)
  await slider(page).press('ArrowRight')
  await slider(page).press('ArrowRight')
  await expect(page.getByRole('img', { name: 'Pages 2–3' }).locator('canvas')).toHaveCount(2)
  await expect(said(page, 'Pages 2–3')).toBeAttached()
})

test('a mug loads nothing of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/photomug-tool?sku=photo-mug')
  await page.getByLabel('Photo file').setInputFiles(await differentPhotos(1))
  await page.getByRole('button', { name: 'How it looks' }).click()
  await expect(page.getByRole('slider', { name: 'Turn your mug' })).toBeVisible(SLOW)
  for (const module of ['ui/PagesDialog.tsx', 'three/PagesScene.ts'])
    expect(scripts).not.toContain(builtFile(`src/editor/looks/pages/${module}`))
})
