import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { headFor } from '@kea/shared/head/head-for'
import { fixedRoutes, routes } from '@kea/shared/routes'
import { describe, expect, test } from 'vitest'
import {
  DESIGN_DATA,
  DESIGN_FOLDERS,
  FEATURES_BELOW,
  PRODUCT_NAMES,
  REQUIRED_PACKAGES,
  SIZE_EXCEPTIONS,
  WHOLE_BODY_READS,
} from './support/house-rules'
import { cyclesOf, importGraph, packagesOf } from './support/import-cycles'
import { notBuiltList } from './support/not-built'
import { productNames } from './support/product-names'
import { filesOf, importsOf, read, resolveWebImport, root } from './support/source-files'

const SOURCE = /\.(ts|tsx)$/
const PACKAGES = ['shared', 'design', 'text', 'photo', 'print', 'store'].map((name) => `packages/${name}/src`)
const isSpec = (path: string) => /\.spec\.tsx?$|\/testing\//.test(path)
const webFiles = filesOf('web/src', SOURCE)
const known = new Set(webFiles)

/** The area of a web file. `routes/<area>` and `features/<name>` are areas of their own. */
function webArea(path: string): { layer: string; area: string } {
  const [layer = '', name = ''] = path.replace('web/src/', '').split('/')
  const nested = layer === 'routes' || layer === 'features'
  return { layer: layer.includes('.') ? 'main' : layer, area: nested ? `${layer}/${name}` : layer }
}

/** Layers that a layer may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  main: ['app', 'routes', 'features', 'ui', 'api', 'lib'],
  app: ['routes', 'features', 'ui', 'api', 'lib'],
  routes: ['features', 'ui', 'api', 'lib'],
  features: ['ui', 'api', 'lib'],
  editor: ['ui', 'lib'],
  ui: ['lib'],
  api: ['lib'],
  lib: [],
  'service-worker': ['lib'],
}

describe('imports', () => {
  test('point one way in the web, and only the design route reaches the editor', () => {
    const broken = webFiles
      .filter((path) => !isSpec(path))
      .flatMap((path) => {
        const from = webArea(path)
        return importsOf(path).flatMap(({ specifier, lazy }) => {
          const target = resolveWebImport(path, specifier, known)
          if (!target) return []
          const to = webArea(target)
          if (to.area === from.area) return []
          const editorEntry = to.layer === 'editor' && from.area === 'routes/design'
          const lazyPage = from.layer === 'app' && lazy
          const lowerFeature = FEATURES_BELOW[from.area]?.includes(to.area)
          const lowerLayer = to.layer !== from.layer && MAY_IMPORT[from.layer]?.includes(to.layer)
          const allowed = editorEntry || lazyPage || lowerFeature || lowerLayer
          return allowed ? [] : [`${path} → ${specifier}`]
        })
      })
    expect(broken).toEqual([])
  })

  test('between areas of the web use the alias, never ../', () => {
    const broken = webFiles.flatMap((path) =>
      importsOf(path).flatMap(({ specifier }) => {
        const target = specifier.startsWith('..') ? resolveWebImport(path, specifier, known) : null
        return target && webArea(target).area !== webArea(path).area ? [`${path} → ${specifier}`] : []
      }),
    )
    expect(broken).toEqual([])
  })

  test('never join web, edge and store', () => {
    const workspaces = { 'web/src': /edge\/src|packages\/store|@kea\/store/, 'edge/src': /web\/src|~\/|@kea\/store/ }
    const broken = [...Object.entries(workspaces), ['packages/store/src', /web\/src|edge\/src|~\//] as const].flatMap(
      ([folder, forbidden]) =>
        filesOf(folder, SOURCE).flatMap((path) =>
          importsOf(path)
            .filter(({ specifier }) => forbidden.test(specifier))
            .map(({ specifier }) => `${path} → ${specifier}`),
        ),
    )
    expect(broken).toEqual([])
  })

  test('form no circle, with types, lazy imports and generated code', () => {
    const graph = importGraph()
    expect([...graph.values()].flat().length).toBeGreaterThan(1_000)
    expect(cyclesOf(graph)).toEqual([])
  })

  test('of the modules of the store point one way', () => {
    const moduleOf = (path: string) => /^packages\/store\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    const modules = new Map<string, string[]>()
    for (const [path, targets] of importGraph()) {
      const from = moduleOf(path)
      if (from === undefined || isSpec(path)) continue
      const others = targets.flatMap((target) => moduleOf(target) ?? []).filter((name) => name !== from)
      modules.set(from, [...(modules.get(from) ?? []), ...others])
    }
    expect(modules.size).toBeGreaterThan(20)
    expect(cyclesOf(modules)).toEqual([])
  })

  test('are searched for circles of every length', () => {
    const graph = new Map([
      ['entry', ['a', 'self', 'tree']],
      ['a', ['b', 'tree']],
      ['b', ['c', 'leaf']],
      ['c', ['a', 'leaf']],
      ['self', ['self']],
      ['left', ['right']],
      ['right', ['left', 'a']],
      ['tree', ['leaf']],
      ['leaf', []],
    ])
    expect(cyclesOf(graph)).toEqual([['a', 'b', 'c'], ['self'], ['left', 'right']])
  })

  test('of the packages and the seed are the listed packages only', () => {
    const allowed = [
      ['packages/shared/src', /^(?!.*\/view).*\.tsx?$/, /^(\.+\/(?!view\/)|(zod|parse5)$|@zxcvbn-ts|@kea\/shared\/)/],
      // The browser mounts what the edge writes: the renderer is for the documents only.
      ['packages/shared/src/view', /view\/\w+\.tsx$/, /^(\.\.?\/(?!document\/)|react$)/],
      ['packages/shared/src/view/document', SOURCE, /^(\.|react-dom\/server$)/],
      ['packages/design/src', SOURCE, /^(\.|(zod|fractional-indexing)$|@kea\/(shared|design)\/)/],
      ['packages/text/src', SOURCE, /^(\.|@kea\/design\/)/],
      ['packages/photo/src', SOURCE, /^\./],
      ['packages/print/src', SOURCE, /^(\.|@kea\/(design|photo|print)\/)/],
      ['packages/store/seed', /\.ts$/, /^(\.\/|\.\.\/draw|node:|[./]+\w+\/src\/(dates|product|templates|neon\/paid-))/],
    ] as const
    const broken = allowed.flatMap(([folder, ending, packages]) =>
      filesOf(folder, ending)
        .filter((path) => !/\.spec\.\w+$|\/testing\//.test(path))
        .flatMap((path) =>
          importsOf(path)
            .filter(({ specifier }) => !packages.test(specifier))
            .map(({ specifier }) => `${path} → ${specifier}`),
        ),
    )
    expect(broken).toEqual([])
  })

  test('of packages/design are in the store, the editor, features and routes only', () => {
    const users = ['edge/src', 'web/src', 'packages/shared/src']
      .flatMap((folder) => filesOf(folder, SOURCE))
      .filter((path) => importsOf(path).some(({ specifier }) => specifier.startsWith('@kea/design')))
    expect(users.filter((path) => !/^web\/src\/(editor|features|routes)\//.test(path))).toEqual([])
  })

  test('of the folders of packages/design lead to earlier ones only', () => {
    const folder = 'packages/design/src'
    const files = filesOf(folder, SOURCE).filter((path) => !isSpec(path))
    /** The data of a design comes first, also where it lies in the folder of its type. */
    const placeOf = (path: string): number =>
      DESIGN_DATA.test(path) ? 0 : 1 + DESIGN_FOLDERS.indexOf(path.slice(folder.length + 1).split('/')[0] ?? '')
    expect(files.filter((path) => placeOf(path) < 0 || path.split('/').length < 5)).toEqual([])
    const broken = files.flatMap((path) =>
      importsOf(path)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => `${join(dirname(path), specifier)}.ts`)
        .filter((target) => placeOf(target) > placeOf(path))
        .map((target) => `${path} → ${target}`),
    )
    expect(broken).toEqual([])
    for (const name of DESIGN_FOLDERS) expect(read(`${folder}/${name}/README.md`).length).toBeGreaterThan(60)
  })

  test('ask how surfaces are counted in the two folders that know it only', () => {
    const KNOW = /^(packages\/design\/src\/(arrangement|product)\/|web\/src\/editor\/workspaces\/)/
    const asking = ['edge/src', 'web/src', ...PACKAGES]
      .flatMap((folder) => filesOf(folder, SOURCE))
      .filter((path) => !isSpec(path) && !KNOW.test(path))
      .filter((path) => /arrangement\.kind|isByCopies|isGridShown|kind === 'copies'/.test(read(path)))
    expect(asking).toEqual([])
  })

  test('of packages/text, of fonts for designs and of HarfBuzz are in the editor, the store and the printer only', () => {
    const importing = (name: RegExp) =>
      ['edge/src', 'web/src', 'packages/shared/src', 'packages/design/src']
        .flatMap((folder) => filesOf(folder, SOURCE))
        .filter((path) => importsOf(path).some(({ specifier }) => name.test(specifier)))
    expect(importing(/^@kea\/text\//).filter((path) => !/^web\/src\/editor\//.test(path))).toEqual([])
    expect(
      importing(/^(harfbuzzjs|@expo-google-fonts)\//).filter((path) => !/^web\/src\/editor\/text\//.test(path)),
    ).toEqual([])
  })

  test('keep the editor, zod and the heavy packages out of the initial bundle', () => {
    const seen = new Set<string>()
    const packages = new Set<string>()
    const visit = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const { specifier, lazy, typeOnly } of importsOf(path)) {
        if (lazy || typeOnly) continue
        const target = resolveWebImport(path, specifier, known)
        if (target) visit(target)
        else if (!specifier.startsWith('.')) packages.add(specifier)
      }
    }
    visit('web/src/app/mount.tsx')
    expect(seen.size).toBeGreaterThan(5)
    expect([...seen].filter((path) => path.includes('/editor/') || path.includes('/routes/design/'))).toEqual([])
    const heavy = /^(zod|react-hook-form|keen-slider|dompurify|algoliasearch|@kea\/shared\/schemas|@base-ui)/
    expect([...packages].filter((name) => heavy.test(name))).toEqual([])
  })

  test('bring no zod to the home page, to the pages of products and to the design tool', () => {
    const pages = [
      'web/src/app/mount.tsx',
      'web/src/routes/home/HomePage.tsx',
      'web/src/routes/content/ContentPage.tsx',
      'web/src/routes/content/ProductDetails.tsx',
      'web/src/features/widgets/ContentParts.tsx',
      'web/src/routes/content/stage/Promises.tsx',
      'web/src/routes/design/DesignPage.tsx',
    ]
    const packages = packagesOf(pages)
    expect(packages).toContain('react-router-dom')
    expect(packages).not.toContain('zod')
    expect(packagesOf(['web/src/lib/drafts/draft-design.ts'])).toContain('zod')
  })
})

test('every required package is used in its folder', () => {
  const missing = REQUIRED_PACKAGES.filter(
    ({ name, where }) =>
      !filesOf(where, SOURCE).some((path) =>
        importsOf(path).some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`)),
      ),
  )
  expect(missing).toEqual([])
})

test('every schema that the browser reads takes zod without eval, which a page with Trusted Types forbids', () => {
  const schemas = filesOf('packages/shared/src', SOURCE).filter((path) => /from 'zod'/.test(read(path)))
  expect(schemas.filter((path) => !isSpec(path) && !/zod-without-eval|jitless/.test(read(path)))).toEqual([])
})

test('no file is longer than its limit, except the listed ones', () => {
  const limitOf = (path: string) =>
    path === 'edge/src/app.ts'
      ? 80
      : /\.e2e\.ts$/.test(path)
        ? 250
        : /routes\//.test(path) || /\.ts$/.test(path)
          ? 350
          : 300
  const over = ['web/src', 'edge/src', ...PACKAGES, 'tests']
    .flatMap((folder) => filesOf(folder, SOURCE))
    .filter((path) => !SIZE_EXCEPTIONS.some((exception) => exception.path === path))
    .map((path) => ({ path, lines: read(path).split('\n').length }))
    .filter(({ path, lines }) => lines > limitOf(path))
  expect(over).toEqual([])
})

test('no sku and no tool path is in the code, except in routes', () => {
  const name = productNames()
  expect("to('/photomug-tool?sku=photo-mug')").toMatch(name)
  expect("['canvas-print']").toMatch(name)
  expect("['photo-mugs', 'sports']").not.toMatch(name)
  const named = ['web/src', 'edge/src', ...PACKAGES]
    .flatMap((folder) => filesOf(folder, /\.(ts|tsx|graphql|css)$/))
    .filter((path) => !isSpec(path) && name.test(read(path)))
  expect(named.sort()).toEqual(PRODUCT_NAMES.map(({ path }) => path).sort())
})

test('every route has a head, a title and a robots rule', () => {
  const site = { url: 'https://shop.example', brand: 'Brand', mediaHosts: [] }
  for (const route of [...fixedRoutes, routes.page]) {
    const head = headFor({ route, path: route.pattern, page: null, site, now: 0, readHtml: () => [] })
    expect(head.title, route.pattern).not.toBe('')
    expect(head.robots, route.pattern).toMatch(/^(NO)?INDEX,(NO)?FOLLOW$/i)
  }
})

test('docs/not-built.md lists what answers "not built yet"', async () => {
  await expect(notBuiltList()).toMatchFileSnapshot('../docs/not-built.md')
})

test('every field that goes beyond Magento is listed in docs/backend.md', () => {
  const listed = read('docs/backend.md')
  const own = filesOf('packages/store/src', /\.ext\.graphql$/).flatMap((path) =>
    [...read(path).matchAll(/^(?:extend )?(?:type|input|interface|enum) (\w+)/gm)].map(([, name]) => name ?? ''),
  )
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((name) => !listed.includes(name))).toEqual([])
})

test('a whole body is read into memory only where it is known to be small', () => {
  const reads = ['edge/src', 'packages/store/src', 'packages/print/src'].flatMap((folder) =>
    filesOf(folder, SOURCE)
      .filter((path) => !isSpec(path) && /\.(arrayBuffer|blob)\(\)/.test(read(path)))
      .map((path) => path),
  )
  expect(reads.filter((path) => !WHOLE_BODY_READS.some((known) => known.path === path))).toEqual([])
})

test('no text has the marks of a merge that nobody finished', () => {
  const texts = ['docs', 'web', 'edge', 'packages', 'scripts', 'tests', 'public']
    .flatMap((folder) =>
      filesOf(folder, /\.(?:md|tsx?|mjs|js|json|html|css|graphql|sql|svg|ya?ml)$/, { generated: true }),
    )
    .concat(readdirSync(root).filter((name) => /\.(?:md|json|ts|ya?ml)$/.test(name)))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((path) => /^(?:<{7}|>{7})(?: |$)/m.test(read(path)))).toEqual([])
})

test('public/ has only files that the edge serves', () => {
  const names = readdirSync(join(root, 'public')).sort()
  expect(names.filter((name) => !['_headers', 'kea-180.png', 'kea.svg', 'pictures', 'videos'].includes(name))).toEqual(
    [],
  )
})

test('every video of a page exists and is small', () => {
  const videos = Object.values(
    JSON.parse(read('packages/store/seed/videos.json')) as Record<string, { file: string }[]>,
  ).flat()
  expect(videos.length).toBeGreaterThan(0)
  for (const { file } of videos) {
    expect(statSync(join(root, 'public/videos', file)).size, file).toBeLessThanOrEqual(600 * 1024)
  }
})

test('specs draw components in a DOM, with the React that the shop has', () => {
  const specs = filesOf('web/src', /\.spec\.tsx?$/)
  const broken = specs.filter((path) =>
    /vi\.(?:do)?mock\('react(?:-dom)?'|from 'react-dom\/(?:server|static)/.test(read(path)),
  )
  expect(specs.filter((path) => path.endsWith('.spec.tsx')).length).toBeGreaterThan(50)
  expect(broken).toEqual([])
})

test('only tests read fixtures', () => {
  const users = ['web/src', 'edge/src', ...PACKAGES].flatMap((folder) =>
    filesOf(folder, SOURCE).filter((path) => !isSpec(path) && read(path).includes('fixtures/')),
  )
  expect(users).toEqual([])
})
