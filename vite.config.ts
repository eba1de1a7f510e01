import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildServiceWorker } from './web/build-service-worker.ts'
import { CHUNKS, ENTRIES } from './web/chunks.ts'
import { lightEarlyScripts } from './web/light-early-scripts.ts'

/**
 * Files of the build have no words in their names: lists of ad blockers have words such as `/assets/tracking-`, and a
 * browser with one would lose that part of the shop. `dist/web/.vite/manifest.json` names the modules of each file.
 */
const WORDLESS = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[hash:12].js',
  chunkFileNames: 'assets/[hash:12].js',
  assetFileNames: 'assets/[hash:12][extname]',
} as const

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const port = Number(process.env.PORT ?? 8787)

/** `pnpm dev`: both Workers run beside the modules of the web, on the state of `npm start`. */
const workers = () =>
  cloudflare({
    configPath: here('./wrangler.toml'),
    config: { vars: { STORE_CODE: 'nz', SITE_URL: `http://localhost:${port}` } },
    auxiliaryWorkers: [{ configPath: here('./packages/store/wrangler.toml') }],
    persistState: { path: here('./.local/state') },
    inspectorPort: false,
  })

/** The store imports the fonts of print files as bytes: wrangler has a rule for them, and `pnpm dev` has this. */
const fontsAsBytes = (): Plugin => ({
  name: 'fonts-as-bytes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  load(id) {
    if (!id.endsWith('.ttf')) return null
    const base64 = readFileSync(id).toString('base64')
    return `export default Uint8Array.from(atob('${base64}'), (char) => char.charCodeAt(0)).buffer`
  },
})

/** Hot reload comes as inline scripts and styles, which the shop's content policy forbids; so `pnpm dev` has none. */
const withoutContentPolicy = (): Plugin => ({
  name: 'without-content-policy',
  configureServer(server) {
    server.middlewares.use((_request, response, next) => {
      const { appendHeader, setHeader } = response
      const isPolicy = (name: string) => name.toLowerCase() === 'content-security-policy'
      response.setHeader = (name, value) => (isPolicy(name) ? response : setHeader.call(response, name, value))
      response.appendHeader = (name, value) => (isPolicy(name) ? response : appendHeader.call(response, name, value))
      next()
    })
  },
})

/**
 * The router's package hands a browser its development build, with warnings that no shopper reads; and its components
 * count as used by being made and named, which takes the forms along that the shop has none of.
 */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(?:\/|$)/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null
    return code
      .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
  },
})

export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: '../public',
  envDir: '..',
  server: { port, strictPort: true },
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    buildServiceWorker(),
    lightEarlyScripts(),
    ...(command === 'serve' ? [withoutContentPolicy(), fontsAsBytes(), workers()] : []),
  ],
  resolve: {
    alias: {
      '~': here('./web/src'),
      // graphql-request only needs the parser; the full graphql-js would be 8 KB more.
      ...(command === 'build' && { graphql: '@0no-co/graphql.web' }),
    },
  },
  worker: { format: 'es', rolldownOptions: { output: WORDLESS } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // three.js, which only the looks load.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      polyfill: false,
      // Only the very first file names what the next one stands on. Lists of what stands behind everything that may
      // be opened later would weigh more in each first view than the moment they save once.
      resolveDependencies: (_file, dependencies, { hostType, hostId }) =>
        hostType === 'html' || hostId.includes('index')
          ? dependencies
          : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: ENTRIES,
      output: { ...WORDLESS, codeSplitting: { groups: CHUNKS } },
    },
  },
}))
