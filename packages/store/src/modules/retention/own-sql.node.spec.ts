import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RETENTION } from '../../retention'

const MODULES = join(import.meta.dirname, '..')
const sourcesOf = (module: string): { path: string; text: string }[] =>
  readdirSync(join(MODULES, module), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => ({ path: `${module}/${name}`, text: readFileSync(join(MODULES, module, name), 'utf8') }))
const folders = readdirSync(MODULES)

const writesOf = (text: string) =>
  [...text.matchAll(/\b(?:DELETE FROM|UPDATE|INSERT(?: OR \w+)? INTO) (\w+)/g)].map(([, table = '']) => table)

it('the retention of a module writes to its own tables only', () => {
  const foreign = Object.entries(RETENTION).flatMap(([module, { tables }]) =>
    sourcesOf(module)
      .filter(({ path }) => /\/(?:retention|forget-orders|end-revisions|remove-files)\.ts$/.test(path))
      .flatMap(({ path, text }) =>
        writesOf(text)
          .filter((table) => !(table in tables))
          .map((table) => `${path}: ${table}`),
      ),
  )
  expect(foreign).toEqual([])
})

it('a module with a retention is in the list', () => {
  const written = folders.filter((module) => sourcesOf(module).some(({ path }) => path.endsWith('/retention.ts')))
  expect(written.sort()).toEqual(Object.keys(RETENTION).sort())
})

it('a table that only a request ends is deleted from by its module', () => {
  const missing = Object.entries(RETENTION).flatMap(([module, { tables }]) =>
    Object.entries(tables)
      .filter(([, { request, jobs }]) => request !== undefined && jobs === undefined)
      .map(([table]) => table)
      .filter((table) => !sourcesOf(module).some(({ text }) => text.includes(`DELETE FROM ${table}`))),
  )
  expect(missing).toEqual([])
})

it('only modules that say what ends their files store any', () => {
  const storing = folders.filter((module) =>
    sourcesOf(module).some(({ text }) => /\bfiles\s*\.(?:put|createMultipartUpload)\(/.test(text)),
  )
  const owners = Object.entries(RETENTION).filter(([, { files }]) => files !== undefined)
  expect(storing.sort()).toEqual(owners.map(([module]) => module).sort())
})
