import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../support/source-files'

test('fifty concurrent changes and three kills cause no lost and no duplicate change', {
  timeout: 400_000,
}, async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/soak.mjs', '--short'], { cwd: root })
  expect(stdout).toMatch(/two tabs +10 +0/)
  expect(stdout).toMatch(/fifty changes at once +50 +0/)
  expect(stdout).toContain('soak: nothing lost, nothing doubled, 3 kills')
})
