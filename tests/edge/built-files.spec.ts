import { expect, test } from 'vitest'
import { builtFiles } from '../support/built-file'
import { cyclesOf } from '../support/import-cycles'

// A file that is part of a circle runs before what it stands on: the page then fails while it loads.
test('files of the build import each other without a circle', () => {
  const graph = new Map(Object.entries(builtFiles()).map(([name, { imports = [] }]) => [name, imports]))
  expect(graph.size).toBeGreaterThan(100)
  expect(cyclesOf(graph)).toEqual([])
})
