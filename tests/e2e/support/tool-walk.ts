import { holePaths, outlinePath } from '@kea/design/geometry/outline'
import { pieceBoxes } from '@kea/design/geometry/piece-boxes'
import type { ProductPart } from '@kea/design/product/definition'
import { designedParts } from '@kea/design/product/parts'
import { readDefinition } from '@kea/design/product/read-definition'
import { expect, type Page } from 'playwright/test'
import { areaOf } from '../../support/path-points'
import { openSide, photo, putInCart } from './design-tool'
import { fillPages, openFirstPage, SENT_MS } from './pages-walk'
import { chosenOptions, type Designed, dollars } from './product-page'

const PHOTO = 'lake-and-snowy-mountains.jpg'

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

/** The title of the chosen size. */
async function shownSize(page: Page, isGrid: boolean): Promise<string> {
  if (isGrid) return (await page.getByLabel('Size').locator('option:checked').textContent()) ?? ''
  const label = (await page.getByRole('button', { name: /^Size and quantity: / }).getAttribute('aria-label')) ?? ''
  return label.replace('Size and quantity: ', '').replace(/, 1 piece$/, '')
}

/** Puts the design into the cart. Returns what is wrong with its price there and in the tool. */
async function buyAtPrice(
  page: Page,
  { name, price_rows }: Designed,
  chosen: ReturnType<typeof chosenOptions>,
): Promise<string[]> {
  const faults: string[] = []
  const row = price_rows.find(
    ({ quantity_from, option_uids }) => quantity_from === 1 && chosen.some(({ uid }) => option_uids.includes(uid)),
  )
  const price = dollars((row?.price.value ?? 0) + chosen.reduce((sum, entry) => sum + entry.price, 0))
  const shown = (await page.locator('p[aria-live=polite]').filter({ hasText: 'N$' }).textContent()) ?? ''
  if (!shown.includes(price)) faults.push(`costs ${shown} instead of ${price}`)
  await putInCart(page, 'Add to cart', SENT_MS)
  // The cart shows its heading before its lines.
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).filter({ hasText: price })
  const isThere = await line
    .first()
    .waitFor({ timeout: SENT_MS })
    .then(
      () => true,
      () => false,
    )
  if (!isThere) faults.push(`is not in the cart at ${price}`)
  return faults
}

/** Opens the tool of a sign, which starts with its words or drawing, and adds it to the cart. Returns what is wrong. */
export async function writeAndBuy(page: Page, product: Designed): Promise<string[]> {
  await page.goto(`/${product.personalisation.tool}?sku=${product.sku}`)
  await expect(page.getByRole('heading', { level: 1, name: `Design your ${product.name}` })).toBeAttached()
  await expect(page.getByText(/^\d\.\d\d m in \d+ pieces?$/)).toBeVisible({ timeout: SENT_MS })
  return buyAtPrice(page, product, chosenOptions(product, await shownSize(page, false)))
}

/**
 * Designs a product: opens its tool, puts a photo on each side, compares outline and price, and adds it to the cart.
 *
 * @returns what is wrong
 */
export async function designAndBuy(page: Page, product: Designed): Promise<string[]> {
  const { sku, name, personalisation } = product
  const definition = readDefinition(personalisation.definition)
  if (!definition) return ['the definition cannot be read']
  const { kind } = definition.arrangement
  const file = page.getByLabel('Photo file')
  if (kind === 'pages') await fillPages(page, product, definition, [PHOTO])
  else {
    await page.goto(`/${personalisation.tool}?sku=${sku}`)
    await expect(page.getByRole('heading', { level: 1, name: `Design your ${name}` })).toBeAttached()
    await file.setInputFiles(photo(PHOTO))
  }
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
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
  if (kind === 'pages') await openFirstPage(page)
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
  return [...faults, ...(await buyAtPrice(page, product, chosen))]
}
