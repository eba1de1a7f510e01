import { expect, test } from 'vitest'
import { filesOf, read } from './support/source-files'

test('files leave R2 through the trash only', () => {
  const deletes = ['packages/store/src', 'edge/src'].flatMap((folder) =>
    filesOf(folder, /(?<!\.spec)\.ts$/).filter((path) => /\b(?:files|FILES|bucket)\s*\.delete\(/.test(read(path))),
  )
  expect(deletes).toEqual(['packages/store/src/modules/files/trash.ts'])
})
