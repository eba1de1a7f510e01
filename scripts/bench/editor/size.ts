// The design tool's own script when it is open and idle: what no other page of the shop uses. HarfBuzz, the decoder of
// HEIC and three.js load later, when they are needed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../../lib/wrangler.ts'
import { type Figure, openPhone } from './phone.ts'

const MAX_KB = 120
const IDLE_MS = 5000
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const LATER = ['editor/text/browser-shaper.ts', 'lib/photos/decode-heic.ts', 'editor/looks/three/SolidScene.ts']
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

async function openTool(browser: Browser, address: string): Promise<LoadedScript[]> {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(address)
    await page.getByRole('button', { name: 'Choose a photo' }).first().waitFor()
    // Some scripts load when the page is idle.
    await page.waitForTimeout(IDLE_MS)
    return await page.evaluate(loadedScripts)
  } finally {
    await context.close()
  }
}

export async function measureSize(browser: Browser, url: string): Promise<Figure> {
  const loaded = await openTool(browser, url + TOOL_PATH)
  const manifest = readManifest()
  const others = scriptsOfOthers(manifest)
  const own = loaded.filter((script) => !others.has(new URL(script.url).pathname))
  const later = LATER.map((module) => `/${chunkOf(manifest, `src/${module}`).file}`)
  const isEarly = loaded.some((script) => later.includes(new URL(script.url).pathname))
  const kbOf = (scripts: readonly LoadedScript[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    ok: own.length > 0 && kbOf(own) <= MAX_KB && !isEarly,
    line:
      `the design tool's own script (brotli): ${kbOf(own).toFixed(1)} KB of ${kbOf(loaded).toFixed(1)} KB that it loads ` +
      `(bound ${MAX_KB} KB, ratio ${(kbOf(own) / MAX_KB).toFixed(2)})${isEarly ? '; a library loads too early' : ''}`,
  }
}
