import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Manifest, type Plugin } from 'vite'
import { routes } from '../packages/shared/src/routes.ts'

const ENTRY = fileURLToPath(new URL('./src/service-worker/service-worker.ts', import.meta.url))
const PAGE = /^src\/routes\/.+(?:Page|Route|Layout)\.tsx$/
const TOOL = `src/routes/${routes.uploadchoice.module}.tsx`

/** What every page needs before it shows anything, besides the file of the shop itself. */
const CORE = ['index.html', 'src/app/lazy-pages.ts', 'src/api/client.ts']
const SHOP = 'shop'
/** The tool with all that it may load later, and its first request. */
const TOOLS = [TOOL, 'src/routes/design/early.ts']
/** A design loads its own fonts and pictures. */
const OF_DESIGN = /\.(?:ttf|jpg|webp)$/

/** The files of modules and of what they import; with `isLater` also of what they may import later, without other pages. */
function filesOf(manifest: Manifest, modules: readonly string[], isLater: boolean): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const open = [...modules]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const built = manifest[key]
    if (seen.has(key) || !built) continue
    seen.add(key)
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) files.add(`/${file}`)
    const later = (built.dynamicImports ?? []).filter((other) => !PAGE.test(other) && !CORE.includes(other))
    open.push(...(built.imports ?? []), ...(isLater ? later : []))
  }
  return files
}

/** What the service worker knows of a build. */
export function keptFilesOf(manifest: Manifest): { core: string[]; tool: string[] } {
  const shop = Object.keys(manifest).filter((key) => manifest[key]?.name === SHOP)
  const missing = [...CORE, ...TOOLS].filter((key) => !manifest[key])
  if (missing.length > 0 || shop.length === 0) {
    throw new Error(`The service worker needs modules that the build lacks: ${[...missing, SHOP].join(', ')}`)
  }
  const core = filesOf(manifest, [...CORE, ...shop], false)
  const tool = [...filesOf(manifest, TOOLS, true)].filter((file) => !core.has(file) && !OF_DESIGN.test(file))
  return { core: [...core].sort(), tool: tool.sort() }
}

/** Writes /service-worker.js, a script of its own, with the names of the files that it keeps. */
export const buildServiceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }) {
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
      define: { BUILD_FILES: JSON.stringify(keptFilesOf(manifest)) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
      },
    })
  },
})
