import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeOf } from './routes'

const folder = new URL('../../store/seed/products/', import.meta.url)

interface Seed {
  sku: string
  tool: string | null
  design?: unknown
}

it('the tool of every product that can be designed has a page', () => {
  const products = readdirSync(folder).map((file): Seed => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const designed = products.filter(({ tool, design }) => tool !== null && design !== undefined)
  expect(designed.length).toBeGreaterThan(50)
  expect(designed.filter(({ tool }) => routeOf(`/${tool}`)?.built !== true).map(({ sku }) => sku)).toEqual([])
})
