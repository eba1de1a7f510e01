import { readFileSync } from 'node:fs'
import { newDocument } from '@kea/design/arrangement/new-document'
import { fillNext } from '@kea/design/arrangement/tray'
import { applyPatch } from '@kea/design/document/patch'
import { holePaths, outlinePath } from '@kea/design/geometry/outline'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import type { ProductDefinition, ProductPart } from '@kea/design/product/definition'
import { designedParts } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import { expect, type Page } from '@playwright/test'
import { areaOf } from '../../support/path-points'
import { openSide, photo, putInCart } from './design-tool'
import { plainPhotos } from './plain-photos'
import { dollars, type Listed } from './product-page'

const PHOTO = 'lake-and-snowy-mountains.jpg'

/** A product that is designed, as the walk needs it. */
export type Designed = Listed & { personalisation: { tool: string; definition: string } }

export const isDesigned = (product: Listed): product is Designed => product.personalisation !== null

/** The share of its box that a part covers: all of it for a rectangle, 0.79 for a circle. */
function shareOf(part: ProductPart): number {
  const { widthMm: width, heightMm: height } = part.size
  if (part.wrapMm > 0 && part.pieces === null) return 1
  const pieces = pieceBoxes(part, { width, height }).map((box) => areaOf(outlinePath(part, box)))
  const holes = holePaths(part, { width, height }).map(areaOf)
  const sum = (areas: readonly number[]) => areas.reduce((all, area) => all + area, 0)
  return (sum(pieces) - sum(holes)) / (width * height)
}

/** The share of the box of the print, above its shadow, that is drawn, and the number of its colours. */
const drawnOnStage = (page: Page) =>
  page
    .getByRole('application')
    .locator('canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const copy = new OffscreenCanvas(width, height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      const data = copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      let [left, right, top, bottom, count] = [width, -1, height, -1, 0]
      const colours = new Set<number>()
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const at = 4 * (y * width + x)
          if ((data[at + 3] ?? 0) < 255) continue
          count += 1
          left = Math.min(left, x)
          right = Math.max(right, x)
          top = Math.min(top, y)
          bottom = Math.max(bottom, y)
          colours.add(((data[at] ?? 0) >> 3) * 1024 + ((data[at + 1] ?? 0) >> 3) * 32 + ((data[at + 2] ?? 0) >> 3))
        }
      }
      return { share: count / ((right - left + 1) * (bottom - top + 1)), colours: colours.size }
    })

/** Photos for all pages that need one: the first with many colours, the others plain. */
async function photosForAll(definition: ProductDefinition, chosen: readonly { uid: string }[]) {
  const options = chosen.map(({ uid }) => uid)
  let design = newDocument(definition, { sku: 's', tool: 't', options })
  let count = 0
  for (let filled = true; filled; count += 1) {
    const record = { kind: 'photo', id: `${count}`, upload: null, name: '', widthPx: 3, heightPx: 2 } as const
    const patch = fillNext(definition, design, record)
    filled = patch !== null
    if (patch) design = applyPatch(design, patch).document
  }
  const first = { name: PHOTO, mimeType: 'image/jpeg', buffer: readFileSync(photo(PHOTO)) }
  return [first, ...(await plainPhotos(Math.max(count - 2, 0)))]
}

/**
 * The options of a new design with a size: the first of each other group.
 *
 * @param title of the size; null for the first one
 */
function chosenOptions({ options, price_rows }: Designed, title: string | null) {
  const sizes = new Set(price_rows.flatMap(({ option_uids }) => option_uids))
  return options
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ value }) => {
      const values = value.toSorted((a, b) => a.sort_order - b.sort_order)
      const size = values.find((entry) => sizes.has(entry.uid) && (title === null || entry.title === title))
      return size ?? values[0] ?? []
    })
}

/** The title of the chosen size. */
async function shownSize(page: Page, isGrid: boolean): Promise<string> {
  if (isGrid) return (await page.getByLabel('Size').locator('option:checked').textContent()) ?? ''
  const label = (await page.getByRole('button', { name: /^Size and quantity: / }).getAttribute('aria-label')) ?? ''
  return label.replace('Size and quantity: ', '').replace(/, 1 piece$/, '')
}

/**
 * Designs a product: opens its tool, puts a photo on each side, compares outline and price, and adds it to the cart.
 *
 * @returns what is wrong
 */
export async function designAndBuy(page: Page, product: Designed): Promise<string[]> {
  const { sku, name, personalisation, price_rows } = product
  const definition = readDefinition(personalisation.definition)
  if (!definition) return ['the definition cannot be read']
  await page.goto(`/${personalisation.tool}?sku=${sku}`)
  await expect(page.getByRole('heading', { level: 1, name: `Design your ${name}` })).toBeAttached()
  const file = page.getByLabel('Photo file')
  const { kind } = definition.arrangement
  await file.setInputFiles(
    kind === 'pages' ? await photosForAll(definition, chosenOptions(product, null)) : photo(PHOTO),
  )
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page.getByText(/^Reading \d/)).toHaveCount(0, { timeout: 120_000 })
  const faults: string[] = []
  const chosen = chosenOptions(product, await shownSize(page, kind === 'copies'))
  if (kind === 'copies') await page.getByRole('button', { name: /^Open print 1,/ }).click()
  // A part for words alone, such as a cuff, starts with them.
  const withPhotos = designedParts(
    definition,
    chosen.map(({ uid }) => uid),
  ).filter(({ allows }) => allows.includes('photo'))
  // Of many pages the first one has the photo with many colours.
  const parts = kind === 'pages' ? withPhotos.slice(0, 1) : withPhotos
  if (kind === 'pages') await page.getByRole('list', { name: 'Pages', exact: true }).getByRole('button').first().click()
  for (const [at, part] of parts.entries()) {
    if (at > 0) {
      await openSide(page, part.label)
      await file.setInputFiles(photo(PHOTO))
    }
    const share = shareOf(part)
    await expect
      .poll(async () => (await drawnOnStage(page)).colours, { message: `${sku} ${part.label}` })
      .toBeGreaterThan(50)
    const drawn = (await drawnOnStage(page)).share
    if (Math.abs(drawn - share) > 0.04)
      faults.push(`${part.label}: ${drawn.toFixed(3)} of its box instead of ${share.toFixed(3)}`)
  }
  const row = price_rows.find(
    ({ quantity_from, option_uids }) => quantity_from === 1 && chosen.some(({ uid }) => option_uids.includes(uid)),
  )
  const price = dollars((row?.price.value ?? 0) + chosen.reduce((sum, entry) => sum + entry.price, 0))
  const shown = (await page.locator('p[aria-live=polite]').filter({ hasText: 'N$' }).textContent()) ?? ''
  if (!shown.includes(price)) faults.push(`costs ${shown} instead of ${price}`)
  await putInCart(page, 'Add to cart')
  const lines = await page.getByRole('main').getByRole('listitem').allTextContents()
  if (!lines.some((line) => line.includes(name) && line.includes(price))) faults.push(`is not in the cart at ${price}`)
  return faults
}
