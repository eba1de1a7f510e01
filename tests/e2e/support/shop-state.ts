import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function ownState(): string {
  const state = process.env.STATE
  if (!state) throw new Error('STATE names the folder of the shop under test; pnpm e2e sets it.')
  return state
}

const TRIES = 20
/** Of wrangler. */
const QUIET = { CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' }

/** Sizes and times of the files in a folder. */
const stampsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .map((found) => `${found?.size} ${found?.mtimeMs}`)
    .join()

/** Copies a folder as of one moment: again, if a file has changed meanwhile. */
function copyAtOnce(from: string, to: string): void {
  for (let tries = 1; ; tries++) {
    const before = stampsOf(from)
    copyState(from, to)
    if (tries === TRIES || stampsOf(from) === before) return
    rmSync(to, { recursive: true })
  }
}

/**
 * Copies the state of a shop that runs. Other tests use it: the temporary file of an upload and a page of the edge's
 * cache are gone before they are copied.
 */
const copyState = (state: string, folder: string): void =>
  cpSync(state, folder, { recursive: true, filter: (path) => !/\.kj-tmp\.|[\\/]kv(?:[\\/]|$)/.test(path) })

/**
 * Reads a copy of one part of the state. A reader of the live database would lock out the shop that writes to it.
 *
 * @param part the folder of the database or of the bucket
 */
function readCopy<T>(state: string, part: 'd1' | 'r2', read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'kea-state-'))
  try {
    copyAtOnce(join(state, 'v3', part), join(folder, 'v3', part))
    return read(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a command of `pnpm shop` on the shop under test. Returns its output. */
export const command = (...args: string[]): string =>
  execFileSync('node', ['scripts/shop.ts', ...args], { cwd: root, encoding: 'utf8' })

/** Rows of the shop's own database. */
export const rows = <Row>(sql: string): Row[] => rowsOf(ownState(), sql)

/** Rows of the database in a state folder. It is read by Node itself: wrangler would take seconds to start. */
export const rowsOf = <Row>(state: string, sql: string): Row[] =>
  readCopy(state, 'd1', (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const [file, ...others] = files.filter((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
    if (file === undefined || others.length > 0) throw new Error(`Not one database: ${files.join(' ')}`)
    const database = new DatabaseSync(join(folder, file))
    try {
      // The rows of SQLite have no prototype.
      return database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row }) as Row)
    } finally {
      database.close()
    }
  })

/** The key of the design file of the only line in the cart of a browser. */
export async function designFileInCart(page: Page): Promise<string> {
  const cart = (await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value ?? ''
  const [line] = rows<{ file_key: string }>(
    `SELECT d.file_key FROM cart_lines l JOIN carts c ON c.id = l.cart_id
     JOIN design_revisions d ON d.design_uid = l.design_uid AND d.revision = l.design_revision
     WHERE c.masked_id = '${decodeURIComponent(cart)}'`,
  )
  if (!line) throw new Error('No designed line in the cart')
  return line.file_key
}

/** Files of the shop's own bucket. */
export const storedFiles = (keys: readonly string[]): Buffer[] =>
  readCopy(ownState(), 'r2', (folder) => {
    const file = join(folder, 'object')
    const where = ['-c', 'packages/store/wrangler.toml', '--local', '--persist-to', folder]
    return keys.map((key) => {
      execFileSync(
        'node_modules/.bin/wrangler',
        ['r2', 'object', 'get', `kea-prints-files/${key}`, '--file', file, ...where],
        { cwd: root, stdio: 'ignore', env: { ...process.env, ...QUIET } },
      )
      return readFileSync(file)
    })
  })

export const storedFile = (key: string): Buffer => storedFiles([key])[0] ?? Buffer.alloc(0)

/** The image data of a JPEG: from the first start-of-scan marker (SOS) to the end of the image (EOI). */
export function scanOf(jpeg: Buffer): Buffer {
  let at = 2
  while (at < jpeg.length) {
    if (jpeg[at] !== 0xff) throw new Error(`Not a marker at ${at}`)
    const marker = jpeg[at + 1]
    if (marker === 0xda) return jpeg.subarray(at, jpeg.lastIndexOf(Buffer.from([0xff, 0xd9])) + 2)
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('No scan in the file')
}
