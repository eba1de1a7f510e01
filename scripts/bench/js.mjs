// Script that the home page loads before it is idle, against a page that only mounts the shop's named packages.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../lib/wrangler.mjs'
import { coldLoad, launch } from './browser.mjs'
import { namedImports } from './named-imports.mjs'
import { startStandIn } from './stand-in.mjs'

/** What the shop itself may weigh beside its packages. */
const BUDGET_BYTES = 15_000

/**
 * Mounts an empty data router with everything the shop names of these packages on its home page (named-imports.mjs).
 */
const floorModule = (imports) => `
${imports.map(({ names, from }) => `import { ${names.join(', ')} } from '${from}'`).join('\n')}
import Cookies from 'js-cookie'
import { createElement as element } from 'react'
import { atom as newAtom, Provider as AtomProvider, useAtom as readAtom } from 'jotai'
import { GraphQLClient as Client } from 'graphql-request'
import { Helmet as Head, HelmetProvider as HeadProvider } from 'react-helmet-async'
import { QueryClient as Queries, QueryClientProvider as QueriesProvider } from '@tanstack/react-query'
import { createBrowserRouter as newRouter, RouterProvider as Routes } from 'react-router-dom'
import { createRoot as newRoot } from 'react-dom/client'

const empty = newAtom(0)
const client = new Client(location.origin + '/graphql')
globalThis.named = [${imports.flatMap(({ names }) => names.map((name) => name.split(' as ').at(-1))).join(', ')}]
function Page() {
  const [value] = readAtom(empty)
  return element(Head, null, element('title', null, String(value) + Cookies.get('x') + typeof client))
}
const router = newRouter([{ path: '*', Component: Page }])
newRoot(document.getElementById('root')).render(
  element(AtomProvider, null, element(HeadProvider, null,
    element(QueriesProvider, { client: new Queries() }, element(Routes, { router })))))
`

/** Builds the floor page with the shop's own settings and serves it; answers `{ url, stop }`. */
async function openFloor() {
  mkdirSync(join(root, '.local'), { recursive: true })
  const folder = mkdtempSync(join(root, '.local', 'floor-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Floor</title><div id="root"></div><script type="module" src="/main.js"></script>',
  )
  writeFileSync(join(folder, 'main.js'), floorModule(namedImports()))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { graphql: '@0no-co/graphql.web' } },
    build: { outDir: 'dist', target: 'es2022', minify: true },
  })
  const types = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : request.url
    try {
      const body = readFileSync(join(folder, 'dist', path))
      const cache = path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable'
      answer.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': cache,
      })
      answer.end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

const scriptsOf = ({ requests }) => requests.filter(({ type, url }) => type === 'Script' || /\.m?js(\?|$)/.test(url))

async function scriptBytes(origin, path) {
  const standIn = await startStandIn(origin)
  const browser = await launch(standIn.keyHash)
  try {
    const scripts = scriptsOf(await coldLoad(browser, standIn.url + path, { slow: false }))
    return { scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await browser.close()
    await standIn.stop()
  }
}

/** Answers the lines to print and whether the budget holds. */
export async function benchJs(shop) {
  const floorPage = await openFloor()
  try {
    const floor = await scriptBytes(floorPage.url, '/')
    const home = await scriptBytes(shop.url, '/')
    const over = home.bytes - floor.bytes
    const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`
    const largest = home.scripts
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 8)
      .map(({ url, bytes }) => `    ${kb(bytes).padStart(9)}  ${new URL(url).pathname}`)
    return {
      ok: floor.bytes > 0 && home.bytes > 0 && over <= BUDGET_BYTES,
      lines: [
        `JS before the home page is idle (brotli): ${kb(home.bytes)}, floor ${kb(floor.bytes)}, ` +
          `ratio ${(home.bytes / floor.bytes).toFixed(3)}, floor ${over < 0 ? '−' : '+'} ${kb(Math.abs(over))} (budget + ${kb(BUDGET_BYTES)})`,
        ...largest,
      ],
    }
  } finally {
    await floorPage.stop()
  }
}
