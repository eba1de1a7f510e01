import { expect, test } from 'vitest'
import { readManifest, scriptsOf } from './build-manifest'

const manifest = readManifest({
  'src/a.ts': { file: 'assets/a.js', imports: ['_b.js', '_c.js', 7], isDynamicEntry: true },
  '_b.js': { file: 'assets/b.js', imports: ['_c.js'] },
  '_c.js': { file: 'assets/c.js', imports: ['_b.js'] },
  'src/d.ts': { file: 'assets/d.js' },
  'style.css': { file: 'assets/style.css' },
  broken: null,
  '_e-hash.js': { file: 'assets/e-hash.js', name: 'e' },
})

test('the scripts of a module are its own and all that it imports, each once', () => {
  expect(scriptsOf(manifest, ['src/a.ts', 'src/d.ts'])).toEqual([
    '/assets/c.js',
    '/assets/b.js',
    '/assets/a.js',
    '/assets/d.js',
  ])
})

test('an unknown module and a broken manifest have no scripts', () => {
  expect(scriptsOf(manifest, ['src/gone.ts', 'broken', 'style.css'])).toEqual([])
  expect(scriptsOf(readManifest('x'), ['src/a.ts'])).toEqual([])
})

test('a file without a module of its own is found by its name', () => {
  expect(scriptsOf(manifest, ['_e'])).toEqual(['/assets/e-hash.js'])
})
