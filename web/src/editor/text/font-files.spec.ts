import { readFileSync } from 'node:fs'
import { FONTS } from '@kea/design/text/fonts'
import { expect, test } from 'vitest'

test('the files of the build are those of the list of fonts', () => {
  const source = readFileSync(new URL('./font-files.ts', import.meta.url), 'utf8')
  const imported = [...source.matchAll(/^import (\w+) from '(.+\.ttf)\?url'$/gm)]
  const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const listed = FONTS.map(({ id, file }): [string, string] => [camel(id), file])
  expect(imported.map(([, name = '', file = '']): [string, string] => [name, file]).sort()).toEqual(listed.sort())
})
