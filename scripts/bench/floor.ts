// The baseline page: an empty data router with the shop's packages and no code of the shop.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../lib/wrangler.ts'
import { namedImports, type PackageImports } from './named-imports.ts'
import type { Shop } from './shop.ts'

/** What the page draws once it has mounted. */
export const FLOOR_CONTENT = 'main p'

/**
 * Mounts an empty data router with everything that the shop's home page imports from these packages (named-imports.ts).
 */
const floorModule = (imports: readonly PackageImports[]) => `
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
  const title = element('title', null, String(value) + Cookies.get('x') + typeof client)
  return element('main', null, element('p', null, 'Mounted'), element(Head, null, title))
}
const router = newRouter([{ path: '*', Component: Page }])
newRoot(document.getElementById('root')).render(
  element(AtomProvider, null, element(HeadProvider, null,
    element(QueriesProvider, { client: new Queries() }, element(Routes, { router })))))
`

/** Builds the baseline page with the shop's own settings and serves it. */
export async function openFloor(): Promise<Shop> {
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
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer(({ url = '/' }, answer) => {
    const path = url === '/' ? '/index.html' : url
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
