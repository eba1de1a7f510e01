import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SeedProduct } from '../../packages/store/seed/seed-files.ts'
import { signPictures, withSignPictures } from '../../packages/store/seed/sign-pictures.ts'

const here = (path: string) => new URL(path, import.meta.url)
const read = (sku: string): SeedProduct =>
  JSON.parse(readFileSync(here(`../../packages/store/seed/products/${sku}.json`), 'utf8'))

const love = signPictures(read('love-neon-sign'))

describe('the pictures of a sign', () => {
  it('are each colour at night, then the first one by day and close up', () => {
    expect(love.map(({ name, shot }) => [name, shot])).toEqual([
      ['neon-love', 'night'],
      ['neon-love-room', 'room'],
      ['neon-love-day', 'day'],
      ['neon-love-close', 'close'],
      ['neon-love-warm-white', 'night'],
      ['neon-love-pink', 'night'],
      ['neon-love-purple', 'night'],
      ['neon-love-sky-blue', 'night'],
      ['neon-love-lemon', 'night'],
    ])
  })

  it('say what is seen, its colour and its light', () => {
    expect(love.slice(0, 5).map(({ label }) => label)).toEqual([
      'A neon sign that says “love” in red, lit at night on a dark painted wall',
      'A neon sign that says “love” in red in its largest size, lit at night over a bed',
      'A neon sign that says “love” in red, switched off by day on a pale wall',
      'Close up by day: an end of the tube and a steel cap on its board. A neon sign that says “love”',
      'A neon sign that says “love” in warm white, lit at night on a dark painted wall',
    ])
  })

  it('show each drawing beside the words, and other words', () => {
    const star = signPictures(read('kids-name-neon-sign')).find(({ name }) => name.endsWith('-star'))
    expect(star?.name).toBe('neon-kids-name-shape-beside-it-star')
    expect(star?.label).toBe(
      'A neon sign that says “Tama” with a star in sky blue, lit at night on a dark painted wall',
    )
    const open = signPictures(read('open-neon-sign')).find(({ name }) => name === 'neon-open-ring-warm-white')
    expect(open?.label).toBe(
      'A neon sign that says “OPEN” with a ring in red, ring: Warm white, lit at night on a brick wall',
    )
    const labels = signPictures(read('welcome-neon-sign')).map(({ label }) => label)
    expect(labels).toContain('A neon sign that says “Haere mai” in warm white, lit at night on a timber wall')
  })

  it('are none for a product that is no designed sign', () => {
    const mug = read('photo-mug')
    expect(signPictures(mug)).toEqual([])
    expect(withSignPictures(mug)).toBe(mug)
  })
})

const products = readdirSync(here('../../packages/store/seed/products'))
  .map((file) => read(file.replace('.json', '')))
  .filter((product) => signPictures(product).length > 0)
/** Mean colours by name: red, green and blue. */
const published = new Map(
  readdirSync(here('../../public/pictures')).map((folder) => {
    const [name = '', , colour = ''] = folder.split('.')
    return [name, [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))]
  }),
)

describe.each(products.map((product) => [product.sku, product] as const))('%s', (_, product) => {
  const pictures = signPictures(product)

  it('has its pictures published, each by a name of its own and thirteen at most', () => {
    const names = pictures.map(({ name }) => name)
    expect(names.filter((name) => !published.has(name))).toEqual([])
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeGreaterThan(2)
    expect(names.length).toBeLessThanOrEqual(13)
  })

  it('has a picture for every colour', () => {
    const { options } = withSignPictures(product)
    const coloured = options.find(({ title }) => /^colours?$/i.test(title))
    const pictured = coloured?.values.flatMap(({ picture }) => picture ?? []) ?? []
    expect(pictured.length).toBeGreaterThan(1)
    expect(pictured).toHaveLength(coloured?.values.length ?? 0)
  })

  it('is bright by day and dark at night', () => {
    const light = (name: string) => Math.max(...(published.get(name) ?? []))
    const shots = (wanted: string) => pictures.filter(({ shot }) => shot === wanted).map(({ name }) => light(name))
    expect(Math.min(...shots('day'), ...shots('close'))).toBeGreaterThan(170)
    expect(Math.max(...shots('night'))).toBeLessThan(150)
  })
})

it.each([
  ['red', 'neon-love', 0],
  ['sky blue', 'neon-love-sky-blue', 2],
  ['green', 'neon-aroha-green', 1],
  ['purple', 'neon-love-purple', 2],
  ['orange', 'neon-kia-ora-orange', 0],
])('a sign in %s lights its wall in that colour', (_, name, channel) => {
  const mean = published.get(name) ?? []
  expect(mean.indexOf(Math.max(...mean))).toBe(channel)
})
