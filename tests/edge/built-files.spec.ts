import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { packBuild } from '../../scripts/lib/packed-build.ts'
import { keptFilesOf } from '../../web/build-service-worker.ts'
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

test('every file of the build can be kept for the tabs of later days', () => {
  const { files, pack } = packBuild(join(root, 'dist/web'))
  expect(files.length).toBeGreaterThan(300)
  expect(pack.length).toBe(files.reduce((sum, [, bytes]) => sum + bytes, 0))
})

test('the service worker names files of this build, and the design tool is at most 1.4 MB of them', () => {
  const { core, tool } = keptFilesOf(builtFiles())
  const worker = readFileSync(join(root, 'dist/web/service-worker.js'), 'utf8')
  for (const path of [...core, ...tool]) expect(worker).toContain(path)
  expect([core.length > 8, tool.length > 200]).toEqual([true, true])
  // The quality of a CDN that compresses while it answers.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(root, `dist/web${path}`)), { params }).length
  const bytes = tool.map(sizeOf)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_400_000)
})
