import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOMS } from '../web/src/features/product-choice/wall/rooms'
import { SAMPLES } from '../web/src/features/product-choice/wall/samples'

it('every picture of a room and every sample photo is published', () => {
  const addresses = [...ROOMS.map(({ picture }) => picture), ...Object.values(SAMPLES)]
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([])
})
