import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './support/source-files'

const FOLDER = 'docs/adr'

test('the index of decisions has each of them once, by its number and its title', () => {
  const files = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))
  const rows = files.sort().map((name) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`${FOLDER}/${name}`)) ?? []
    expect(Number(name.slice(0, 4)), name).toBe(Number(number))
    return `| [${number}](${name}) | ${title} |`
  })
  expect(rows.length).toBeGreaterThan(60)
  const index = read(`${FOLDER}/README.md`)
    .split('\n')
    .filter((line) => line.startsWith('| ['))
  expect(index).toEqual(rows)
})
