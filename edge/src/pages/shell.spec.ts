import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShell } from './shell'

const HTML =
  '<html><head><!--head--><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body>' +
  '<div id="root"><!--first-view--></div><!--page-data--></body></html>'
const shellWith = (files: Record<string, string>) =>
  createShell(async (path) => new Response(files[path] ?? '', { status: path in files ? 200 : 404 }))()

test('a styled shell has the text of the style sheet, and its hash for the content policy', async () => {
  const style = '.a::before{content:"$&"}'
  const { styled, beforeFirstView } = await shellWith({ '/index.html': HTML, '/assets/a.css': style })
  expect(beforeFirstView).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css"></head>')
  expect(styled?.beforeFirstView).toBe(`<style>${style}</style></head><body><div id="root">`)
  expect(styled?.styleSource).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test.each([
  ['that is missing', {}],
  ['that would end its element', { '/assets/a.css': 'a{}</style><script>' }],
])('a style sheet %s stays a link', async (_, files) => {
  const { styled, headers } = await shellWith({ '/index.html': HTML, ...files })
  expect(styled).toBeNull()
  expect(headers.link).toContain('/assets/a.css')
})
