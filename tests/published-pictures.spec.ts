import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { definitionOf } from '../packages/store/seed/build-definition.ts'
import { ROOMS } from '../web/src/features/product-choice/wall/rooms'

const SEED = 'packages/store/seed/products'

it('every picture of a room is published', () => {
  expect(ROOMS.map(({ picture }) => picture).filter((address) => !existsSync(`public${address}`))).toEqual([])
})

it('every sample photo of a product is published', () => {
  const published = readdirSync('public/pictures').map((folder) => folder.split('.')[0])
  const samples = readdirSync(SEED).flatMap((file) => {
    const definition = definitionOf(JSON.parse(readFileSync(`${SEED}/${file}`, 'utf8')))
    return definition?.look ? [definition.look.sample] : []
  })
  expect(new Set(samples).size).toBeGreaterThan(5)
  expect(samples.filter((name) => !published.includes(name))).toEqual([])
})
