import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { expect, it } from 'vitest'

const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

it('the bar of a navigation fades out in the last 200 ms of its half second', () => {
  const [, seconds = ''] = /--animate-arrive: arrive ([\d.]+)s/.exec(theme) ?? []
  const [, full = ''] = /@keyframes arrive \{[^@]*?(\d+)% \{\s*opacity: 1;[^@]*?to \{\s*opacity: 0;/.exec(theme) ?? []
  const time = Number(seconds) * 1000
  expect(time).toBe(500)
  expect(time * (1 - Number(full) / 100)).toBeCloseTo(200)
})

it('a page fades in over half a second', () => {
  expect(/--animate-page-in: page-in ([\d.]+m?s)/.exec(theme)?.[1]).toBe('0.5s')
  expect(/@keyframes page-in \{\s*from \{\s*opacity: 0;\s*\}\s*\}/.test(theme)).toBe(true)
})

it('wide screens begin at 1024 px', async () => {
  const tailwind = readFileSync(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')
  const loadStylesheet = async (id: string, base: string) => ({
    path: id,
    base,
    content: id === 'tailwindcss' ? tailwind : '',
  })
  const css = (await compile(theme, { base: '', loadStylesheet })).build(['lg:flex', 'max-lg:hidden'])
  const limits = [...css.matchAll(/@media \(width (>=|<) ([\d.]+)rem\) \{\s*\.([\w\\:-]+) \{/g)].map(
    ([, sign, rem, name = '']) => [name.replace('\\', ''), sign, Number(rem) * 16],
  )
  expect(limits).toContainEqual(['lg:flex', '>=', 1024])
  expect(limits).toContainEqual(['max-lg:hidden', '<', 1024])
})

it('the rules of the theme itself change at 1024 px too', () => {
  const limits = [...theme.matchAll(/\(width\s*([<>]=?)\s*([\d.]+)(rem|px)\)/g)].map(
    ([, sign, value, unit]) => `${sign} ${Number(value) * (unit === 'rem' ? 16 : 1)}`,
  )
  // Low screens on their side have a panel beside the print from 560 px. Tables are smaller up to 640 px.
  expect([...new Set(limits)].sort()).toEqual(['< 1024', '<= 640', '>= 1024', '>= 560'])
})
