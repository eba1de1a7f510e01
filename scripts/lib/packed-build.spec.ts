import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { packBuild } from './packed-build.ts'

const folders: string[] = []
function builtWith(files: Readonly<Record<string, string>>) {
  const web = mkdtempSync(join(tmpdir(), 'kea-pack-'))
  folders.push(web)
  mkdirSync(join(web, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, 'assets', name), text)
  return web
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('a build is packed in the order of its names, with the bytes of each file', () => {
  const { files, pack } = packBuild(
    builtWith({ '00000000000b.css': 'ā', '00000000000a.js': 'one', '0000000000ff.wasm': '' }),
  )
  expect(files).toEqual([
    ['00000000000a.js', 3],
    ['00000000000b.css', 2],
    ['0000000000ff.wasm', 0],
  ])
  expect(Buffer.from(pack).toString()).toBe('oneā')
})

it('builds of the same files have the same id, and others another one', () => {
  const [a, same, other] = ['a', 'a', 'b'].map(
    (letter) => packBuild(builtWith({ [`00000000000${letter}.js`]: '1' })).id,
  )
  expect(a).toMatch(/^[0-9a-f]{16}$/)
  expect([a === same, a === other]).toEqual([true, false])
})

it.each(['tracking.js', '00000000000a.js.map', '00000000000a.html'])(
  'a file that the edge would not serve stops it: %s',
  (name) => {
    expect(() => packBuild(builtWith({ [name]: '' }))).toThrow(`${name} has no hashed name`)
  },
)
