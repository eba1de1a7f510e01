import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

it('the bar of a navigation fades out in the last 200 ms of its half second', () => {
  const [, seconds = ''] = /--animate-arrive: arrive ([\d.]+)s/.exec(theme) ?? []
  const [, full = ''] = /@keyframes arrive \{[^@]*?(\d+)% \{\s*opacity: 1;[^@]*?to \{\s*opacity: 0;/.exec(theme) ?? []
  const time = Number(seconds) * 1000
  expect(time).toBe(500)
  expect(time * (1 - Number(full) / 100)).toBeCloseTo(200)
})
