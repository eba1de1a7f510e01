import { describe, expect, it } from 'vitest'
import { assetType } from './asset-types'
import { afterDeployment, fileIn, type KeptBuild, readBuilds, withBuild } from './kept-builds'

const SECOND = 1000
/** 28 November 2026, noon in UTC. */
const NOON = 1_795_867_200_000
const FOURTEEN_DAYS = 1_209_600_000

const build = (letter: string, until: number | null, files: KeptBuild['files'] = []): KeptBuild => ({
  id: letter.repeat(16),
  until,
  files,
})
const idsOf = (builds: readonly KeptBuild[]) => builds.map(({ id }) => id[0])

describe('the list of builds', () => {
  it('has a build that is about to be deployed first, and the earlier ones as they were', () => {
    const builds = withBuild([build('b', null), build('a', NOON)], { id: 'c'.repeat(16), files: [['x.js', 3]] })
    expect(builds).toEqual([build('c', null, [['x.js', 3]]), build('b', null), build('a', NOON)])
  })

  it('has an earlier build that is deployed again once, without an end', () => {
    const builds = withBuild([build('b', null), build('a', NOON)], build('a', NOON))
    expect(builds).toEqual([build('a', null), build('b', null)])
  })

  it('begins the days of a build when another one has taken its place, and not again later', () => {
    const first = afterDeployment([build('b', null), build('a', null)], 'b'.repeat(16), NOON)
    expect(first).toEqual({ kept: [build('b', null), build('a', NOON)], ended: [] })
    const second = afterDeployment([build('c', null), ...first.kept], 'c'.repeat(16), NOON + SECOND)
    expect(second.kept).toEqual([build('c', null), build('b', NOON + SECOND), build('a', NOON)])
  })

  it.each([
    ['a second before fourteen days are over', FOURTEEN_DAYS - SECOND, ['b', 'a'], []],
    ['when fourteen days are over', FOURTEEN_DAYS, ['b'], ['a']],
    ['a second later', FOURTEEN_DAYS + SECOND, ['b'], ['a']],
  ])('%s, has these builds', (_, passed, kept, ended) => {
    const after = afterDeployment([build('b', null), build('a', NOON)], 'b'.repeat(16), NOON + passed)
    expect([idsOf(after.kept), idsOf(after.ended)]).toEqual([kept, ended])
  })

  it('keeps a build that shoppers had for a year until another one has taken its place for its days', () => {
    const { kept, ended } = afterDeployment([build('b', null), build('a', null)], 'b'.repeat(16), NOON)
    expect([idsOf(kept), ended]).toEqual([['b', 'a'], []])
  })
})

describe('a file', () => {
  const BUILDS = [
    build('b', null, [
      ['one.js', 10],
      ['two.js', 0],
      ['three.js', 7],
    ]),
    build('a', NOON, [
      ['three.js', 7],
      ['four.js', 5],
    ]),
  ]

  it.each([
    ['one.js', { key: 'packs/bbbbbbbbbbbbbbbb', offset: 0, bytes: 10 }],
    ['two.js', { key: 'packs/bbbbbbbbbbbbbbbb', offset: 10, bytes: 0 }],
    ['three.js', { key: 'packs/bbbbbbbbbbbbbbbb', offset: 10, bytes: 7 }],
    ['four.js', { key: 'packs/aaaaaaaaaaaaaaaa', offset: 7, bytes: 5 }],
    ['five.js', null],
  ])('%s is found in the newest build that has it', (name, place) => {
    expect(fileIn(BUILDS, name)).toEqual(place)
  })

  it('that a younger build has too is still there when its own build has ended', () => {
    const { kept } = afterDeployment(BUILDS, 'b'.repeat(16), NOON + FOURTEEN_DAYS)
    expect(fileIn(kept, 'three.js')).toEqual({ key: 'packs/bbbbbbbbbbbbbbbb', offset: 10, bytes: 7 })
    expect(fileIn(kept, 'four.js')).toBeNull()
  })
})

describe('the stored list', () => {
  it('is read as it was written', () => {
    const builds = [build('b', null, [['one.js', 10]]), build('a', NOON)]
    expect(readBuilds(JSON.stringify(builds))).toEqual(builds)
    expect(readBuilds('[]')).toEqual([])
  })

  it.each([
    '',
    '{}',
    'null',
    '[null]',
    '[{"id":"../../designs/1","until":null,"files":[]}]',
    '[{"id":"aaaaaaaaaaaaaaaa","files":[]}]',
    '[{"id":"aaaaaaaaaaaaaaaa","until":"soon","files":[]}]',
    '[{"id":"aaaaaaaaaaaaaaaa","until":null,"files":[["a.js"]]}]',
    '[{"id":"aaaaaaaaaaaaaaaa","until":null,"files":[["a.js",1.5]]}]',
    '[{"id":"aaaaaaaaaaaaaaaa","until":null,"files":[["a.js",-1]]}]',
  ])('is null where it is damaged: %s', (json) => {
    expect(readBuilds(json)).toBeNull()
  })
})

describe('the type of a file', () => {
  it.each([
    ['0123456789ab.js', 'text/javascript; charset=utf-8'],
    ['0123456789ab.css', 'text/css; charset=utf-8'],
    ['0123456789ab.wasm', 'application/wasm'],
    ['0123456789ab.ttf', 'font/ttf'],
    ['0123456789ab.woff2', 'font/woff2'],
    ['0123456789ab.webp', 'image/webp'],
    ['0123456789ab.jpg', 'image/jpeg'],
    ['0123456789ab.svg', 'image/svg+xml'],
    ['0123456789ab.html', null],
    ['0123456789ab.constructor', null],
    ['0123456789ab', null],
    ['0123456789AB.js', null],
    ['0123456789abc.js', null],
    ['0123456789a.js', null],
    ['../0123456789ab.js', null],
    ['0123456789ab.js/', null],
    ['main.js', null],
    ['builds.json', null],
  ])('%s is %s', (name, type) => {
    expect(assetType(name)).toBe(type)
  })
})
