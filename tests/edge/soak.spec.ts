import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../support/source-files'

test('fifty concurrent changes, two kills and a print file of twelve photos lose nothing and double nothing', {
  timeout: 600_000,
}, async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/soak.ts', '--short'], { cwd: root }).catch((error) => {
    // The table says what was lost; the error alone does not.
    throw new Error(`${error.message}\n${error.stdout}`)
  })
  expect(stdout).toMatch(/two tabs +10 +0/)
  expect(stdout).toMatch(/fifty changes at once +50 +0/)
  // One of the kills: a round without one, and one with it, of four orders each.
  expect(stdout).toMatch(/orders, 4 at once \(.*\), \d+ mails, 2 print files +8 +1 +0 +0 +0 +0/)
  // `broken` counts a file that qpdf complains of, and a process that grows by more than 64 MB while it writes the file.
  expect(stdout).toMatch(/a print file of 12 photos of 0\.2 MB \(.*\) +12 +0 +0 +0 +0 +0/)
  expect(stdout).toContain('soak: nothing lost, nothing doubled, 2 kills')
})
