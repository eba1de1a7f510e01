import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { SeedProduct } from '../../packages/store/seed/seed-files.ts'
import { withSignPictures } from '../../packages/store/seed/sign-pictures.ts'
import type { PictureList } from './entries.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const { pictures }: PictureList = read('scripts/pictures/pictures.json')
const products = readdirSync(join(root, 'packages/store/seed/products')).map(
  (file): SeedProduct => withSignPictures(read(`packages/store/seed/products/${file}`)),
)
const published = readdirSync(join(root, 'public/pictures')).map((folder) => folder.split('.')[0])
const shownOf = (product: SeedProduct) => product.pictures.map(({ picture }) => picture)

describe('the galleries of the products', () => {
  test('name published pictures only, each picture once', () => {
    const names = pictures.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    for (const product of products) {
      const shown = shownOf(product)
      expect(shown.filter((name) => !published.includes(name))).toEqual([])
      expect(shown).toEqual([...new Set(shown)])
    }
  })

  test('show every product, and every set, in four pictures at least', () => {
    expect(products.length).toBeGreaterThan(100)
    const few = products
      .map((product) => [product.sku, shownOf(product).length] as const)
      .filter(([, count]) => count < 4)
    expect(few).toEqual([])
  })

  test('show the picture of an option', () => {
    for (const product of products) {
      const wanted = product.options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? []))
      expect(wanted.filter((name) => !shownOf(product).includes(name))).toEqual([])
    }
  })

  test('begin with a picture that is more than a gallery’s', () => {
    const further = pictures.filter(({ gallery }) => gallery).map(({ name }) => name)
    expect(products.filter((product) => further.includes(shownOf(product)[0] ?? '')).map(({ sku }) => sku)).toEqual([])
  })

  test('begin with a picture of their own on every canvas', () => {
    const canvases = ['canvas-print', 'large-canvas', 'panoramic-canvas', 'canvas-collage', 'photo-mosaic-canvas']
    const first = products.filter(({ sku }) => canvases.includes(sku)).map((product) => shownOf(product)[0])
    expect(new Set(first).size).toBe(canvases.length)
  })
})

test('every photo in our pictures has its photographer on the page of credits', () => {
  const page = readFileSync(join(root, 'packages/store/seed/pages/photo-credits.html'), 'utf8')
  const rows = readFileSync(join(root, 'scripts/pictures/photos/CREDITS.md'), 'utf8').matchAll(
    /^\| (\S+)\.jpg +\| (.+?) +\| (.+?) +\|$/gm,
  )
  const credits = new Map(
    [...rows].map(([, file = '', photographer = '', licence = '']) => [file, { photographer, licence }]),
  )
  const files = readdirSync(join(root, 'scripts/pictures/photos')).filter((file) => file.endsWith('.jpg'))
  expect(files.map((file) => file.slice(0, -4)).filter((file) => !credits.has(file))).toEqual([])
  const listed = [
    ...page.matchAll(/<li><strong>.+?<\/strong>: (.+?), (?:<a href="[^"]+">)?(.+?)(?:<\/a>)?<\/li>/g),
  ].map(([, photographer, licence]) => `${photographer}, ${licence}`)
  const wanted = [...credits.values()].map(
    ({ photographer, licence }) =>
      `${photographer}, ${licence.replace(/^(CC\S+?)-(\d)/, '$1 $2').replace('CC-BY', 'CC BY')}`,
  )
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})
