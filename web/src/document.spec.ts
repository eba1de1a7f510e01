import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

it('the document is in the English of New Zealand', () => {
  expect(/<html[^>]*>/.exec(html)?.[0]).toBe('<html lang="en-nz">')
})

it('a page can be enlarged up to five times', () => {
  expect(html.match(/<meta name="viewport"[^>]*>/g)).toEqual([
    '<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />',
  ])
})
