import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const state = process.env.STATE
const where = () => {
  if (!state) throw new Error('STATE names the folder of the shop under test; pnpm e2e sets it.')
  return ['-c', 'packages/store/wrangler.toml', '--local', '--persist-to', state]
}
const wrangler = (args: string[]) =>
  execFileSync('node_modules/.bin/wrangler', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  })

/** Rows of the shop's own database, read beside the running shop. */
export function rows<Row>(sql: string): Row[] {
  const answer = JSON.parse(wrangler(['d1', 'execute', 'DB', ...where(), '--json', '--command', sql])) as {
    results: Row[]
  }[]
  return answer[0]?.results ?? []
}

/** A file of the shop's own bucket. */
export function storedFile(key: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'kea-file-'))
  const file = join(folder, 'object')
  try {
    wrangler(['r2', 'object', 'get', `kea-prints-files/${key}`, ...where(), '--file', file])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The picture itself: from the first start-of-scan marker (SOS) to the end of the image (EOI). */
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
