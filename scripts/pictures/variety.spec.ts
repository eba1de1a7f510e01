// How often a photograph stands in the shop: over the galleries of the products, and among the pictures of one view.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { SeedProduct } from '../../packages/store/seed/seed-files.ts'
import type { PictureList } from './entries.ts'
import { shownPhotos } from './shown-photos.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

const { scenes, pictures }: PictureList = read('scripts/pictures/pictures.json')
const products: SeedProduct[] = files('packages/store/seed/products/*.json').map(read)
const photosOf = new Map(
  await Promise.all(pictures.map(async (entry) => [entry.name, await shownPhotos(entry)] as const)),
)

/** Pictures that one sees together, from top to bottom. */
interface View {
  where: string
  shown: string[]
}

/** The eight cards that stand together where a list shows the products of a kind. */
const CARDS = 8

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/\{\{picture ([\w-]+)\}\}/g)].map(([, name = '']) => name)

/** Each widget of a page, and each entry of the menu. The pages of a book that one leafs through come one after another. */
function viewsOf(file: string): View[] {
  const html = readFileSync(join(root, file), 'utf8').replace(/^<!--\n\{[\s\S]*?\n-->/, '')
  const parts = html.split(file.endsWith('main-menu.html') ? /\n(?: {2})?(?=<li)/ : /\n(?=<)/)
  return parts
    .filter((part) => !part.includes('leaf-through'))
    .map((part, at) => ({ where: `${basename(file)} ${at}`, shown: picturesIn(part) }))
}

function listViews(): View[] {
  const sorted = products.toSorted((a, b) => a.position - b.position)
  const kinds = [...new Set(products.flatMap(({ attributes }) => attributes?.kind ?? []))]
  return kinds.flatMap((kind) => {
    const first = sorted
      .filter(({ attributes }) => attributes?.kind?.includes(kind))
      .flatMap(({ pictures: [cover] }) => cover?.picture ?? [])
    return first.flatMap((_, at) =>
      at % CARDS === 0 ? [{ where: `${kind} from ${at}`, shown: first.slice(at, at + CARDS) }] : [],
    )
  })
}

const views = [...files('packages/store/seed/{pages,blocks,blog}/*.html').flatMap(viewsOf), ...listViews()].filter(
  ({ shown }) => shown.length > 1,
)

/** What stands more than once in a list, each once. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]

/** The products in whose galleries each photo is. A set shows pictures of its parts, which count already. */
const productsOf = new Map<string, Set<string>>()
for (const { sku, pictures: gallery } of products.filter(({ attributes }) => !attributes?.kind?.includes('sets')))
  for (const { picture } of gallery)
    for (const photo of photosOf.get(picture) ?? []) {
      productsOf.set(photo, (productsOf.get(photo) ?? new Set()).add(sku))
    }

test('no photograph is on more than six products', () => {
  expect(productsOf.size).toBe(33)
  const often = [...productsOf].filter(([, skus]) => skus.size > 6)
  expect(often.map(([photo, skus]) => `${photo}: ${[...skus].join(', ')}`)).toEqual([])
})

test('no photograph and no picture stands twice among the pictures of one view', () => {
  expect(views.length).toBeGreaterThan(80)
  const twice = views.flatMap(({ where, shown }) => {
    const photos = [...new Set(shown)].flatMap((name) => photosOf.get(name) ?? [])
    const found = repeated([...photos, ...shown])
    return found.length > 0 ? [`${where}: ${found.join(', ')}`] : []
  })
  expect(twice).toEqual([])
})

test('photographs of New Zealand are on three products each, and lead home, wall art, the calendar and the book', () => {
  const ours = [
    'lake-wanaka-tree',
    'aoraki-lake-pukaki',
    'walter-peak',
    'lake-wakatipu-queenstown',
    'glenorchy-red-shed',
    'little-blue-penguin',
    'totara-tree-porirua',
    'auckland-sky-tower',
  ]
  expect(ours.filter((photo) => (productsOf.get(photo)?.size ?? 0) < 3)).toEqual([])
  const home = picturesIn(readFileSync(join(root, 'packages/store/seed/pages/home.html'), 'utf8')).slice(0, 4)
  const led = [...home, 'large-room', 'panorama-room', 'split-hall', 'collage-room', 'calendar-desk', 'book-table']
  const without = led.filter((name) => !photosOf.get(name)?.some((photo) => ours.includes(photo)))
  expect(without).toEqual([])
})

test('every mock-up has as many samples as its scene asks for, and 64 at least', () => {
  const low = Object.entries(scenes).filter(([scene, { samples: wanted }]) => {
    const file = `scripts/pictures/mock-ups/${scene}/mock-up.json`
    const samples: number = existsSync(join(root, file)) ? read(file).samples : 0
    return samples < Math.max(wanted, 64)
  })
  expect(low.map(([scene]) => scene)).toEqual([])
})
