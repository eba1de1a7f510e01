import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeOf } from './routes'

const folder = new URL('../../store/seed/products/', import.meta.url)

interface Seed {
  sku: string
  tool: string | null
  design?: unknown
}

/** The paths of the design tools, each with what it is for. */
const TOOLS =
  `busroll photomug pillow photoblanket customframe photocoaster photomagnet calendar photobook umbrella poster
  photoprints photopuzzle photoblocks ornaments sports doormat bathmat rug carpet jewellery photolamp socks mobilestand
  beachtowel yogamat pendrive luggagetag tablemat pet-tags playingcards choppingboard bookmarks mousepad didacticgame
  pet-bowls apron frame switchpanel doubleacrylic wallclock flipflops walltiles rubixcube skateboard stocking neonchamp
  neonchampnew greeting-cards`.split(/\s+/)

it('each of 49 tools has a path of its own, which is a design tool and not a page of the CMS', () => {
  expect(TOOLS).toHaveLength(49)
  expect(routeOf('/no-such-tool')?.firstView).not.toBe('tool')
  expect(TOOLS.filter((name) => routeOf(`/${name}-tool`)?.firstView !== 'tool')).toEqual([])
})

it('the tool of every product that can be designed has a page', () => {
  const products = readdirSync(folder).map((file): Seed => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const designed = products.filter(({ tool, design }) => tool !== null && design !== undefined)
  expect(designed.length).toBeGreaterThan(50)
  expect(designed.filter(({ tool }) => routeOf(`/${tool}`)?.built !== true).map(({ sku }) => sku)).toEqual([])
})
