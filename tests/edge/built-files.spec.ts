import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFile, builtFiles } from '../support/built-file'
import { cyclesOf } from '../support/import-cycles'
import { root } from '../support/source-files'

// A file that is part of a circle runs before what it stands on: the page then fails while it loads.
test('files of the build import each other without a circle', () => {
  const graph = new Map(Object.entries(builtFiles()).map(([name, { imports = [] }]) => [name, imports]))
  expect(graph.size).toBeGreaterThan(100)
  expect(cyclesOf(graph)).toEqual([])
})

test('the question about consent is at most 3 KB', () => {
  const bytes = ['src/app/ConsentSheet.tsx', 'consent'].map(
    (name) => brotliCompressSync(readFileSync(join(root, `dist/web${builtFile(name)}`))).length,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000)
})
