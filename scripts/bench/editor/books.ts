// Books on a phone that is four times slower: one of 96 pages with 400 photos, and the same one with a single spread.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { plainPhotos } from '../../../tests/e2e/support/plain-photos.ts'
import { openPhone } from './phone.ts'

/** Of 96 pages. */
export const BOOK_PATH = `/photobook-tool?sku=photo-book&options=${encodeURIComponent(btoa('custom-option/1443/144306'))}`
/** A page of the shop's address that runs no script of the shop. */
const STILL_PATH = '/kea.svg'
const PHOTO = { width: 2400, height: 1800 }
const READ_MS = 900_000
const SAVED_MS = 3000

export interface BookSize {
  spreads: number
  photos: number
  /** Cover, first page, spreads and last page. */
  pages: number
}

/** Eight photos on a spread, eleven and twelve on the single pages, and one on the cover. */
const sizeOf = (spreads: number): BookSize => ({ spreads, photos: 8 * spreads + 24, pages: spreads + 3 })

export const LARGE = sizeOf(47)
export const SMALL = sizeOf(1)

export interface Book {
  context: BrowserContext
  page: Page
  /** The size of its document, in bytes of JSON. */
  bytes: number
  close: () => Promise<void>
}

/** A record of a design, as far as it is read here. */
interface DesignRecord {
  kind: string
  part?: string
  layout?: object
  halves?: object
}

interface StoredDraft {
  design: { records: Record<string, DesignRecord> }
  savedAt: string
}

type Layouts = Readonly<Record<string, object>>

const layoutOf = (id: string) => ({ id, gapMm: 3, marginMm: 8 })

/** The layouts of the pages by their part. */
const LAYOUTS: Layouts = {
  first: { layout: layoutOf('rows-3-4-4') },
  spread: { halves: { left: layoutOf('rows-2-2'), right: layoutOf('rows-2-2') } },
  last: { layout: layoutOf('rows-3-3-3-3') },
}

/** Runs in the page before its scripts: the definition of a book has one spread, whichever number of pages is chosen. */
function withOneSpread() {
  /** The definition of a product, as far as it is read; other JSON has no such fields. */
  type Definition = {
    arrangement?: { sequence?: { part: string; count: number }[] }
    effects?: { counts?: object }[]
  } | null
  const parse = JSON.parse
  JSON.parse = (...given) => {
    const found = parse(...given) as Definition
    const { arrangement, effects } = found ?? {}
    if (!Array.isArray(arrangement?.sequence) || !Array.isArray(effects)) return found
    const sequence = arrangement.sequence.map((row) => (row.part === 'spread' ? { ...row, count: 1 } : row))
    return { ...found, arrangement: { ...arrangement, sequence }, effects: effects.map(({ counts, ...rest }) => rest) }
  }
}

type StorageWindow = typeof window & { __resultOf: <Result>(request: IDBRequest<Result>) => Promise<Result> }

/** Runs in the page before its scripts. */
function addResultOf() {
  const resultOf: StorageWindow['__resultOf'] = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  Object.assign(window, { __resultOf: resultOf })
}

/**
 * Runs in a page of the shop without its scripts: takes everything off the pages of the only draft, and gives them other
 * layouts.
 */
async function setLayouts(layouts: Layouts): Promise<void> {
  const { __resultOf: resultOf } = window as StorageWindow
  const table = (await resultOf(indexedDB.open('kea-editor')))
    .transaction('designs', 'readwrite')
    .objectStore('designs')
  const [key] = await resultOf(table.getAllKeys())
  if (key === undefined) throw new Error('The device has no draft')
  const draft = (await resultOf(table.get(key))) as StoredDraft
  const kept = Object.entries(draft.design.records).filter(([, { kind }]) => kind !== 'item')
  const records = Object.fromEntries(
    kept.map(([id, record]) => {
      const laidOut = layouts[record.part ?? '']
      if (!laidOut) return [id, record]
      const { layout, halves, ...rest } = record
      return [id, { ...rest, ...laidOut }]
    }),
  )
  await resultOf(table.put({ ...draft, design: { ...draft.design, records }, savedAt: new Date().toISOString() }, key))
  // A draft that the closed page has left would be newer.
  localStorage.removeItem(`kea-draft:${String(key)}`)
}

/** Runs in the page: the bytes of the only draft's document. */
async function documentBytes(): Promise<number> {
  const { __resultOf: resultOf } = window as StorageWindow
  const table = (await resultOf(indexedDB.open('kea-editor'))).transaction('designs').objectStore('designs')
  const [draft] = (await resultOf(table.getAll())) as StoredDraft[]
  return new TextEncoder().encode(JSON.stringify(draft?.design)).byteLength
}

/** Runs in the page: the number of photos that the device has kept. */
async function keptPhotos(): Promise<number> {
  const { __resultOf: resultOf } = window as StorageWindow
  return resultOf((await resultOf(indexedDB.open('kea-editor'))).transaction('photos').objectStore('photos').count())
}

async function untilKept(page: Page, photos: number): Promise<void> {
  for (const end = Date.now() + READ_MS; (await page.evaluate(keptPhotos)) < photos; await page.waitForTimeout(1000))
    if (Date.now() > end) throw new Error('The photos were not read')
}

/** Waits until each page but those without a need for one has a photo. */
const isFilled = (page: Page) => page.getByText(/^(\d+) of \1( filled)?$/).waitFor({ timeout: READ_MS })

/** Makes a book whose photos are on the device, and leaves its tool. */
export async function makeBook(browser: Browser, url: string, { spreads, photos }: BookSize): Promise<Book> {
  const { context, page } = await openPhone(browser)
  await page.addInitScript(addResultOf)
  if (spreads === 1) await page.addInitScript(withOneSpread)
  await page.goto(url + BOOK_PATH)
  await page.getByRole('button', { name: 'Choose photos' }).first().waitFor()
  await page.getByLabel('Photo file').setInputFiles(await plainPhotos(photos, PHOTO))
  await untilKept(page, photos)
  // The draft is saved a moment after the last photo, and after a change.
  await page.waitForTimeout(SAVED_MS)
  await page.goto(url + STILL_PATH)
  await page.evaluate(setLayouts, LAYOUTS)
  await page.goto(url + BOOK_PATH)
  await page.getByRole('region', { name: 'All pages' }).getByRole('button', { name: 'Photos', exact: true }).click()
  await page.getByRole('button', { name: 'Fill the rest' }).first().click()
  await isFilled(page)
  await page.waitForTimeout(SAVED_MS)
  await page.goto(url + STILL_PATH)
  return { context, page, bytes: await page.evaluate(documentBytes), close: () => context.close() }
}
