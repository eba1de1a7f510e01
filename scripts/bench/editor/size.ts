// The design tool's own script when it is open and idle: what no other page of the shop uses; and what a book loads beyond a
// mug. HarfBuzz, the decoder of HEIC and three.js load later, when they are needed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright/test'
import { root } from '../../lib/wrangler.ts'
import { type Figure, openPhone } from './phone.ts'

const MAX_KB = 120
const MAX_BOOK_KB = 40
const IDLE_MS = 5000
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const MUG_PATH = '/photomug-tool?sku=photo-mug'
const BOOK_PATH = '/photobook-tool?sku=photo-book'
const LATER = ['editor/text/browser-shaper.ts', 'lib/photos/decode-heic.ts', 'editor/looks/three/SolidScene.ts'].map(
  (name) => `src/${name}`,
)
/** What only signs need: it bends their tubes and lights them. */
const OF_SIGNS = ['src/editor/render/sign/open-neons.ts', 'src/editor/render/sign/open-sign-painter.ts']
/** The modules of all other pages. */
const OTHERS = /^src\/(?:app|features|routes\/(?!design\/))/

/** A file of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
}

type Manifest = Record<string, Chunk>

interface LoadedScript {
  url: string
  bytes: number
}

const readManifest = () => JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Manifest

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}`)
  return chunk
}

/** The paths of all scripts that the shop's frame and its other pages use. */
function scriptsOfOthers(manifest: Manifest): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunkOf(manifest, name).imports ?? []) add(imported)
  }
  for (const name of ['index.html', ...Object.keys(manifest).filter((key) => OTHERS.test(key))]) add(name)
  return new Set([...found].map((name) => `/${chunkOf(manifest, name).file}`))
}

/** Runs in the page: the scripts that it has loaded, with their bytes as they were sent. */
const loadedScripts = (): LoadedScript[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))

/** Opens a tool, and a page of it where it has several. */
async function openTool(browser: Browser, address: string): Promise<LoadedScript[]> {
  // Of what comes through the service worker, the browser tells the bytes before compression.
  const { context, page } = await openPhone(browser, { serviceWorkers: 'block' })
  try {
    await page.goto(address)
    await page
      .getByRole('button', { name: /^Choose (?:a photo|photos)$/ })
      .first()
      .waitFor()
    const pages = page.getByRole('list', { name: 'Pages', exact: true }).getByRole('button')
    // Some scripts load when the page is idle.
    await page.waitForTimeout(IDLE_MS)
    if ((await pages.count()) > 0) {
      await pages.first().click()
      await page.getByRole('button', { name: 'All pages' }).waitFor()
      await page.waitForTimeout(IDLE_MS)
    }
    return await page.evaluate(loadedScripts)
  } finally {
    await context.close()
  }
}

const kbOf = (scripts: readonly LoadedScript[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** The scripts that no other page of the shop uses. */
function ownOf(loaded: readonly LoadedScript[], manifest: Manifest): LoadedScript[] {
  const others = scriptsOfOthers(manifest)
  return loaded.filter((script) => !others.has(new URL(script.url).pathname))
}

function loadsAny(loaded: readonly LoadedScript[], modules: readonly string[], manifest: Manifest): boolean {
  const paths = modules.map((module) => `/${chunkOf(manifest, module).file}`)
  return loaded.some((script) => paths.includes(new URL(script.url).pathname))
}

export async function measureSize(browser: Browser, url: string): Promise<Figure> {
  const loaded = await openTool(browser, url + TOOL_PATH)
  const manifest = readManifest()
  const own = ownOf(loaded, manifest)
  const isEarly = loadsAny(loaded, [...LATER, ...OF_SIGNS], manifest)
  return {
    ok: own.length > 0 && kbOf(own) <= MAX_KB && !isEarly,
    line:
      `the design tool's own script (brotli): ${kbOf(own).toFixed(1)} KB of ${kbOf(loaded).toFixed(1)} KB that it loads ` +
      `(bound ${MAX_KB} KB, ratio ${(kbOf(own) / MAX_KB).toFixed(2)})${isEarly ? '; a library loads too early' : ''}`,
  }
}

export async function measureBookSize(browser: Browser, url: string): Promise<Figure> {
  const manifest = readManifest()
  const mug = ownOf(await openTool(browser, url + MUG_PATH), manifest)
  const book = ownOf(await openTool(browser, url + BOOK_PATH), manifest)
  const more = book.filter((script) => mug.every(({ url: address }) => address !== script.url))
  const hasSigns = loadsAny([...mug, ...book], OF_SIGNS, manifest)
  return {
    ok: !hasSigns && mug.length > 0 && more.length > 0 && kbOf(mug) <= MAX_KB && kbOf(more) <= MAX_BOOK_KB,
    line:
      `own script of a book beyond that of a mug (brotli): ${kbOf(more).toFixed(1)} KB (bound ${MAX_BOOK_KB} KB, ratio ` +
      `${(kbOf(more) / MAX_BOOK_KB).toFixed(2)}); a mug's is ${kbOf(mug).toFixed(1)} KB (bound ${MAX_KB} KB)${hasSigns ? '; what only signs need loads too' : ''}`,
  }
}
