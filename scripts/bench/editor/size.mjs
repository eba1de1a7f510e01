// The design tool's own script when it is open and idle: what no other page of the shop uses. HarfBuzz, the decoder of
// HEIC and three.js load later, when they are needed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/wrangler.mjs'
import { coldLoad, scriptsOf } from '../browser.mjs'
import { isMounted } from '../shop.mjs'

const MAX_KB = 120
const TOOL_PATH = '/uploadchoice?sku=canvas-print'
const LATER = /harfbuzz|heif|three/i
/** The modules of all other pages. */
const OTHERS = /^src\/(?:app|features|routes\/(?!design\/))/

/** The paths of all scripts that the shop's frame and its other pages use. */
function scriptsOfOthers() {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'))
  const found = new Set()
  const add = (name) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of manifest[name].imports ?? []) add(imported)
  }
  for (const name of ['index.html', ...Object.keys(manifest).filter((key) => OTHERS.test(key))]) add(name)
  return new Set([...found].map((name) => `/${manifest[name].file}`))
}

/** Returns the line to print, and whether the bound holds. */
export async function measureSize(browser, url) {
  const loaded = scriptsOf(await coldLoad(browser, url + TOOL_PATH, { slow: false, isReady: isMounted }))
  const others = scriptsOfOthers()
  const own = loaded.filter((script) => !others.has(new URL(script.url).pathname))
  const isEarly = loaded.some((script) => LATER.test(script.url))
  const kbOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return {
    ok: own.length > 0 && kbOf(own) <= MAX_KB && !isEarly,
    line:
      `the design tool's own script (brotli): ${kbOf(own).toFixed(1)} KB of ${kbOf(loaded).toFixed(1)} KB that it loads ` +
      `(bound ${MAX_KB} KB, ratio ${(kbOf(own) / MAX_KB).toFixed(2)})${isEarly ? '; a library loads too early' : ''}`,
  }
}
