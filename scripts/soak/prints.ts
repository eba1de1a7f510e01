// The print file of many large photos: each picture in it byte for byte, and little memory of the store while it is written.
import { execFileSync } from 'node:child_process'
import { createHash, randomFillSync } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { storeShopper, type UploadedPhoto } from '../lib/store-shopper.ts'
import type { KilledStore } from './killed-store.ts'
import type { Shopper } from './order-story.ts'
import type { SoakRow } from './row.ts'
import { untilDone } from './until-done.ts'

const GROWTH_MAX_MB = 64
/** A JPEG of noise at full quality has about as many bytes for each pixel. */
const BYTES_PER_PIXEL = 2.92
/** How long the store may take for each megabyte of photos, and for the rest. */
const WAIT_MS = { megabyte: 2000, least: 60_000 }

/** A part of a JPEG before its scan, from its marker to its end. */
interface Segment {
  marker: number
  start: number
  end: number
}

/** A photo with its size in px. */
interface Photo {
  width: number
  height: number
  file: () => Buffer
}

/** A photo that does not become smaller when it is packed. */
async function noisePhoto(bytes: number) {
  const height = Math.round(Math.sqrt((bytes / BYTES_PER_PIXEL) * 0.75))
  const width = Math.round((height * 4) / 3)
  const pixels = randomFillSync(Buffer.alloc(width * height * 3))
  const noise = sharp(pixels, { raw: { width, height, channels: 3 } })
  return { width, height, file: await noise.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer() }
}

const isNoPicture = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

function segmentsOf(file: Buffer): Segment[] {
  const segments: Segment[] = []
  for (let start = 2; file[start + 1] !== 0xda; ) {
    const end = start + 2 + file.readUInt16BE(start + 2)
    segments.push({ marker: file.readUInt8(start + 1), start, end })
    start = end
  }
  return segments
}

/** The photo with its number in a quantization table, so that each is another picture. */
function numbered(file: Buffer, at: number): Buffer {
  const table = segmentsOf(file).find(({ marker }) => marker === 0xdb)
  if (!table) throw new Error('The photo has no quantization table.')
  const copy = Buffer.from(file)
  copy[table.end - 1] = at + 1
  return copy
}

/** The hash of what is decoded. A print file leaves out the comments and the application segments. */
function pictureHashOf(file: Buffer): string {
  const segments = segmentsOf(file)
  const sum = createHash('sha256')
  for (const { marker, start, end } of segments) if (!isNoPicture(marker)) sum.update(file.subarray(start, end))
  return sum.update(file.subarray(segments.at(-1)?.end)).digest('hex')
}

/** The hashes of all pictures in a file, as another program takes them out. */
function picturesIn(pdf: string, folder: string): string[] {
  mkdirSync(folder)
  execFileSync('pdfimages', ['-all', pdf, join(folder, 'photo')])
  return readdirSync(folder).map((name) => pictureHashOf(readFileSync(join(folder, name))))
}

/** True where qpdf finds no fault. */
function isSound(pdf: string): boolean {
  try {
    execFileSync('qpdf', ['--check', pdf], { stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    return false
  }
}

/** Orders a print of each photo. Returns the number of the order. */
async function orderPrints(shopper: Shopper, photos: readonly Photo[]): Promise<string> {
  const prints: UploadedPhoto[] = []
  for (const { width, height, file } of photos) prints.push({ upload: await shopper.upload(file()), width, height })
  const cart = await shopper.newCart()
  await shopper.add(cart, { item: shopper.prints(await shopper.savePrints(prints)), quantity: photos.length })
  await shopper.fillCheckout(cart)
  return (await shopper.place(cart)).number
}

/** Marks an order as paid. After a lost answer it may be paid already. */
const pay = (store: KilledStore, number: string) =>
  untilDone(async () => {
    try {
      await store.operate('paid', number)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('paid already'))) throw error
    }
  })

/** Pays an order and waits until its print file is made. */
async function printPaid(store: KilledStore, number: string, waitMs: number) {
  await pay(store, number)
  // Waited for below, with a limit.
  store.work().catch(() => {})
  const until = Date.now() + waitMs
  for (;;) {
    const { rows } = await untilDone(() => store.operate('print'))
    if (rows.length === 0) return
    if (rows.some(({ state }) => state !== 'waiting')) throw new Error(`No print file: ${rows[0]?.reason}`)
    if (Date.now() > until) throw new Error('The print file takes too long.')
    await sleep(200)
  }
}

const printFile = (store: KilledStore, number: string, path: string) =>
  store.inspect(async (_db, files) => {
    const { objects } = await files.list({ prefix: 'print/' })
    const found = objects.find(({ key }) => key.includes(number))
    const file = found && (await files.get(found.key))
    if (!file) throw new Error(`${number} has no print file.`)
    await pipeline(Readable.fromWeb(file.body), createWriteStream(path))
  })

export async function soakPrints(
  store: KilledStore,
  { bytes, count }: { bytes: number; count: number },
): Promise<SoakRow> {
  const shopper = storeShopper(store.url, 'guest-key-of-soak-prints')
  const { file: noise, ...size } = await noisePhoto(bytes)
  // Each is made when it is needed, since all of them may not fit in memory.
  const photos = Array.from({ length: count }, (_, at): Photo => ({ ...size, file: () => numbered(noise, at) }))
  const small = await orderPrints(shopper, photos.slice(0, 1))
  const large = await orderPrints(shopper, photos)
  // A new process, which has made a file of one photo, and whose local R2 has moved as many bytes as the large file has.
  await store.restart()
  const waitMs = WAIT_MS.least + (WAIT_MS.megabyte * count * bytes) / 1e6
  await printPaid(store, small, waitMs)
  await store.copyPhotos()
  const memory = store.memory()
  await printPaid(store, large, waitMs)
  const growth = memory && Math.round(memory.mostMb() - memory.idleMb)
  const pdf = join(store.folder, 'prints.pdf')
  await printFile(store, large, pdf)
  const found = picturesIn(pdf, join(store.folder, 'images'))
  return {
    about: `a print file of ${count} photos of ${(bytes / 1e6).toFixed(1)} MB (the process grew by ${growth ?? '?'} MB)`,
    done: count,
    kills: 0,
    refused: 0,
    lost: photos.filter(({ file }) => !found.includes(pictureHashOf(file()))).length,
    doubled: Math.max(0, found.length - count),
    broken: (growth !== null && growth > GROWTH_MAX_MB ? 1 : 0) + (isSound(pdf) ? 0 : 1),
  }
}
