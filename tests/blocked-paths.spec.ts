import type { UserConfig } from 'vite'
import { expect, test } from 'vitest'
import config from '../vite.config'
import { blockedWordsOf } from './support/blocked-words'
import { filesOf, read } from './support/source-files'

const isText = (value: unknown): value is string => typeof value === 'string'

test.each([
  ['/assets/tracking-BxCGMbNo.js', ['tracking']],
  ['/assets/TrackingPage-C0OV78bo.js', ['tracking']],
  ['/assets/share_photo.js', ['share']],
  ['/pictures/top-banner.webp', ['banner']],
  ['/assets/adopt-cart.js', []],
  ['/assets/d9e1acd0bead.js', []],
  ['/pictures/clock-kitchen.1200x900.9ea39c.83facf48/800.avif', []],
])('the words of ad blockers’ lists in %s are %j', (path, words) => {
  expect(blockedWordsOf(path)).toEqual(words)
})

test('files of the build have no words in their names', async () => {
  if (typeof config !== 'function') throw new Error('vite.config.ts has no function')
  const { build, worker }: UserConfig = await config({ command: 'build', mode: 'production' })
  const names = [build?.rolldownOptions?.output, worker?.rolldownOptions?.output].flatMap((output) => {
    if (!output || Array.isArray(output)) throw new Error('The build has one output')
    expect(output.hashCharacters).toBe('hex')
    return [output.entryFileNames, output.chunkFileNames, output.assetFileNames]
  })
  expect(names).toEqual([
    'assets/[hash:12].js',
    'assets/[hash:12].js',
    'assets/[hash:12][extname]',
    'assets/[hash:12].js',
    'assets/[hash:12].js',
    'assets/[hash:12][extname]',
  ])
})

test('no public file has a word of ad blockers’ lists in its path', () => {
  const paths = filesOf('public', /\.\w+$/).map((path) => path.replace(/^public/, ''))
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.filter((path) => blockedWordsOf(path).length > 0)).toEqual([])
})

/** A shopper who blocks it is not counted, and lacks nothing. */
const COUNTING = '/events'

test('the browser asks for no other path with a word of ad blockers’ lists than that of counting', () => {
  const asked = filesOf('web/src', /(?<!\.spec)\.tsx?$/)
    .flatMap((path) => [...read(path).matchAll(/(?:fetch|sendBeacon|EventSource)\(\s*[`'"](\/[\w/.-]*)/g)])
    .map(([, path]) => path)
    .filter(isText)
  expect(asked).toEqual(expect.arrayContaining(['/altcha', '/cacheurl']))
  const others = ['/graphql', '/uploads', '/media/x', '/search/go', '/main-menu.json', '/service-worker.js']
  expect([...asked, ...others].filter((path) => blockedWordsOf(path).length > 0)).toEqual([COUNTING])
})
