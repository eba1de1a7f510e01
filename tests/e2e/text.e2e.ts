import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { designTool } from './support/design-tool'

const TOOL = '/uploadchoice?sku=canvas-print'

/** No photo has this colour. */
const INK = '#ff00ff'

/** Adds a text to the draft of the device, as another visit left it. */
const keepText = (page: Page, words: string, font: string) =>
  page.evaluate(
    ([words, font, colour]) =>
      new Promise<void>((resolve, reject) => {
        // What the page wrote when it was left would replace this change.
        localStorage.clear()
        const opening = indexedDB.open('kea-editor')
        opening.onsuccess = () => {
          const change = opening.result.transaction('designs', 'readwrite')
          const designs = change.objectStore('designs')
          change.onabort = () => reject(change.error)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
          const reading = designs.get('v2:new:canvas-print')
          reading.onsuccess = () => {
            const draft = reading.result
            const records = Object.values<{ kind: string; id: string }>(draft.design.records)
            draft.design.records.words = {
              kind: 'item',
              id: 'words',
              surface: records.find(({ kind }) => kind === 'surface')?.id,
              order: 'b00',
              frame: { x: 10, y: 60, width: 180, height: 60, angle: 0 },
              type: 'text',
              data: { words, font, sizeMm: 24, colour, align: 'centre', lineHeight: 1.2, letterSpacing: 0 },
            }
            designs.put(draft, 'v2:new:canvas-print')
          }
        }
      }),
    [words, font, INK],
  )

const isDraftStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('kea-editor')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('designs').objectStore('designs').count('v2:new:canvas-print')
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result === 1)
          }
        }
      }),
  )

/** The pixels of the letters on the print: how many, and how many rows they take. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll('canvas')].at(-1)
    const picture = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    const { data = [], width = 0 } = picture ?? {}
    const at = Array.from(data).flatMap((red, index) =>
      index % 4 === 0 && red > 250 && (data[index + 1] ?? 0) < 5 && (data[index + 2] ?? 0) > 250 ? [index / 4] : [],
    )
    const rows = at.map((pixel) => Math.floor(pixel / width))
    return { pixels: at.length, rows: at.length > 0 ? Math.max(...rows) - Math.min(...rows) + 1 : 0 }
  })

async function drawn(page: Page, words: string, font: string) {
  // The draft is changed while no tool is open that would store it again.
  await page.goto('/terms-conditions')
  await keepText(page, words, font)
  const fontLoaded = page.waitForResponse((response) => response.url().endsWith('.ttf'))
  await page.goto(TOOL)
  await fontLoaded
  await expect(page.getByText(/Photo dogs-at-the-window\.jpg at/)).toBeAttached()
  let last = -1
  await expect
    .poll(async () => {
      const { pixels } = await lettersOf(page)
      const isStill = pixels > 0 && pixels === last
      last = pixels
      return isStill
    })
    .toBe(true)
  return lettersOf(page)
}

test('words are drawn on the print in their own font, with macrons, and nothing of it loads without words', async ({
  page,
}) => {
  const loaded: string[] = []
  const refused: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(TOOL)
  await designTool(page).choosePhoto('dogs-at-the-window.jpg')
  await expect.poll(() => isDraftStored(page)).toBe(true)
  expect(loaded.filter((url) => /\.(ttf|wasm)$/.test(url))).toEqual([])

  const greeting = await drawn(page, 'Kia ora Māori', 'lora')
  expect(greeting.pixels).toBeGreaterThan(200)
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toHaveLength(1)
  const fonts = loaded.filter((url) => url.endsWith('.ttf'))
  expect(fonts).toHaveLength(1)
  const font = await (await page.request.get(fonts[0] ?? '')).body()
  expect(font.equals(readFileSync('node_modules/@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf'))).toBe(true)

  const plain = await drawn(page, 'a', 'lora')
  const long = await drawn(page, 'ā', 'lora')
  // The bar of the macron is ink above the letter.
  expect(long.rows).toBeGreaterThan(plain.rows * 1.2)
  expect(long.pixels).toBeGreaterThan(plain.pixels)
  const condensed = await drawn(page, 'Kia ora Māori', 'oswald')
  expect(Math.abs(condensed.pixels / greeting.pixels - 1)).toBeGreaterThan(0.05)
  expect(refused).toEqual([])
})

test('words are added, typed in another font and taken back, and a character that no font has is named', {
  tag: '@not-core',
}, async ({ page }) => {
  await page.goto(TOOL)
  await designTool(page).choosePhoto('lake-and-snowy-mountains.jpg')
  await page.getByRole('button', { name: 'Add text' }).click()
  const words = page.getByRole('textbox', { name: 'Words' })
  await expect(words).toHaveValue('Your words')
  // It stands in the sky of this photo, which is calm and light.
  await expect(page.getByRole('button', { name: 'Black' }).first()).toHaveAttribute('aria-pressed', 'true')
  await words.fill('Kia ora Māori')
  await page.locator('label').filter({ hasText: 'Abril Fatface' }).click()
  await expect(page.getByRole('radio', { name: 'Abril Fatface' })).toBeChecked()
  await page.getByRole('button', { name: 'Gold' }).first().click()
  await expect(page.getByRole('button', { name: 'Gold' }).first()).toHaveAttribute('aria-pressed', 'true')
  await words.fill('Kia ora 🦜')
  await expect(page.getByText('🦜 is an emoji, which our fonts can’t print.')).toBeVisible()
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(words).toHaveValue('Kia ora Māori')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Gold' }).first()).toHaveAttribute('aria-pressed', 'false')
})
