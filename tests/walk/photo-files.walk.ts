import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import sharp, { type Sharp } from 'sharp'
import { checkOutAsGuest } from '../e2e/support/checkout'
import { putInCart } from '../e2e/support/design-tool'
import { namedFile } from '../e2e/support/photo-files'
import { paidPrints } from '../e2e/support/printed-boxes'
import { contactSheets, type SheetRow } from '../support/contact-sheet'
import { judge } from '../support/pdf-judges'
import { photoCorpus } from '../support/photo-corpus'

/** A folder with photos to be bought and printed instead of those of the corpus. The sheet is for looking at. */
const FOLDER = process.env.PHOTO_FILES
const OUT = process.env.SHEETS ?? 'test-results/sheets'

/** Those of the corpus that readers disagree most about. */
const NAMES = [
  'one surplus byte before the frame',
  'no end, and a film behind',
  'two entries, 6 then 1',
  'orientation as LONG, little-endian',
  'CMYK without Adobe’s marker',
  'CMYK turned',
  'Display P3',
  'extended XMP of 6.5 MB before its orientation',
  'a PNG of 16 bits',
  'a WebP with EXIF',
  'an AVIF',
]

/** Mean colours of so many fields a side are compared. */
const GRID = 16
/** Steps in which the place of the automatic crop is looked for. */
const STEPS = 60
/** Of 255. Resampling costs 1 to 3. */
const NEAR = 10
/** Browsers show inks without a profile brighter than any press prints them. The tool shows the print. */
const NEAR_INKS = 40
const FAR = 15

async function photoFiles(): Promise<ReturnType<typeof namedFile>[]> {
  if (FOLDER) return readdirSync(FOLDER).map((name) => namedFile(name, readFileSync(join(FOLDER, name))))
  const corpus = await photoCorpus()
  return NAMES.map((name) => {
    const found = corpus.find((file) => file.name === name)
    if (!found) throw new Error(`The corpus has no ${name}`)
    return namedFile(`${name}.jpg`, found.bytes)
  })
}

/** The picture as the browser shows it; null for a type that it does not show. */
async function shownBy(page: Page, bytes: Buffer): Promise<Buffer | null> {
  const png = await page.evaluate(async (file) => {
    const picture = new Image()
    picture.src = `data:image/jpeg;base64,${file}`
    if (
      !(await picture.decode().then(
        () => true,
        () => false,
      ))
    )
      return null
    const canvas = Object.assign(document.createElement('canvas'), {
      width: picture.naturalWidth,
      height: picture.naturalHeight,
    })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, bytes.toString('base64'))
  return png === null ? null : Buffer.from(png, 'base64')
}

const fieldsOf = (picture: Sharp) =>
  picture.removeAlpha().toColourspace('srgb').resize(GRID, GRID, { fit: 'fill' }).raw().toBuffer()

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length

/** How much a page differs from the crop of a picture that is most like it. */
async function leastDifference(picture: Buffer, page: Buffer): Promise<number> {
  const [whole, paper] = await Promise.all([sharp(picture).metadata(), sharp(page).metadata()])
  const aspect = paper.width / paper.height
  const width = Math.min(whole.width, Math.floor(whole.height * aspect))
  const height = Math.min(whole.height, Math.floor(whole.width / aspect))
  const printed = await fieldsOf(sharp(page))
  const places = await Promise.all(
    Array.from({ length: STEPS + 1 }, async (_, step) => {
      const [left, top] = [whole.width - width, whole.height - height].map((free) => Math.round((free * step) / STEPS))
      return difference(
        await fieldsOf(sharp(picture).extract({ left: left ?? 0, top: top ?? 0, width, height })),
        printed,
      )
    }),
  )
  return Math.min(...places)
}

/** The picture in the other seven turns. */
async function otherTurns(picture: Buffer): Promise<Buffer[]> {
  const mirrored = await sharp(picture).flop().png().toBuffer()
  const turnsOf = (from: Buffer, angles: readonly number[]) =>
    angles.map((angle) => sharp(from).rotate(angle).png().toBuffer())
  return Promise.all([...turnsOf(picture, [90, 180, 270]), ...turnsOf(mirrored, [0, 90, 180, 270])])
}

/** Designs a poster with the photo. Returns its picture in the cart. */
async function buyPoster(page: Page, file: ReturnType<typeof namedFile>): Promise<Buffer> {
  await page.goto('/poster-tool?sku=photo-poster')
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible()
  await page.getByLabel('Photo file').setInputFiles(file)
  await putInCart(page, 'Add to cart')
  const pictures = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('img', { name: /poster/i })
  const address = await pictures.last().evaluate((image: HTMLImageElement) => image.src)
  return (await page.request.get(address)).body()
}

test('photos that readers disagree about are printed as the browser shows them', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'The files are the same on every device')
  test.setTimeout(1_200_000)
  const files = await photoFiles()
  const bought: Buffer[] = []
  for (const file of files) bought.push(await test.step(file.name, () => buyPoster(page, file)))
  const lines = await paidPrints(await checkOutAsGuest(page))
  expect(lines.map(({ state, error }) => [state, error])).toEqual(files.map(() => ['made', null]))
  const rows: SheetRow[] = []
  for (const [at, { name, buffer }] of files.entries()) {
    const file = judge(lines[at]?.pdfs[0] as Buffer)
    file.check()
    const printed = await file.trimmedPage(1, 72)
    file.close()
    const shown = await shownBy(page, buffer)
    rows.push({ name, pictures: [...(shown ? [shown] : []), bought[at] as Buffer, printed] })
    if (!shown) continue
    const right = await leastDifference(shown, printed)
    const wrong = Math.min(
      ...(await Promise.all((await otherTurns(shown)).map((turned) => leastDifference(turned, printed)))),
    )
    console.log(`${name}: ${right.toFixed(1)} of 255 from what the browser shows, ${wrong.toFixed(1)} in another turn`)
    const isInk = (await sharp(buffer, { failOn: 'none' }).metadata()).space === 'cmyk'
    expect.soft(right, name).toBeLessThan(isInk ? NEAR_INKS : NEAR)
    expect.soft(wrong, name).toBeGreaterThan(FAR)
  }
  mkdirSync(OUT, { recursive: true })
  for (const [at, sheet] of (await contactSheets(rows)).entries())
    writeFileSync(join(OUT, `photo-files-${at + 1}.webp`), sheet)
})
