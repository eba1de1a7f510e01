import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs comes as few files: small ones compress badly, each by itself. */
const COMMON_CHUNKS = [
  { name: 'query', test: /node_modules\/.*(@tanstack|js-cookie)/ },
  {
    name: 'shop',
    test: /packages\/shared\/src\/(page|constants|first-view|money|dates|picture|pricing|route|slugs|head\/escape)|web\/src\/(api\/(errors|query|settings)|lib\/[^/]+$)/,
    minShareCount: 3,
  },
]

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

export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: '../public',
  envDir: '..',
  server: { port, strictPort: true },
  plugins: [react(), tailwindcss(), ...(command === 'serve' ? [withoutContentPolicy(), workers()] : [])],
  resolve: {
    alias: {
      '~': here('./web/src'),
      // graphql-request only needs the parser; the full graphql-js would be 8 KB more.
      ...(command === 'build' && { graphql: '@0no-co/graphql.web' }),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: COMMON_CHUNKS } } },
  },
}))
