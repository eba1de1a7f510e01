import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShell } from './shell'

const HTML =
  '<html><head><!--head--><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body>' +
  '<div id="root"><!--first-view--></div><!--page-data--></body></html>'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const shellWith = (files: Record<string, string>) =>
  createShell(async (path) => new Response(files[path] ?? '', { status: path in files ? 200 : 404 }))()

test('a styled shell has the text of the style sheet, and its hash for the content policy', async () => {
  const style = '.a::before{content:"$&"}'
  const { styled, beforeFirstView } = await shellWith({ '/index.html': HTML, '/assets/a.css': style })
  expect(beforeFirstView).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css"></head>')
  expect(styled?.beforeFirstView).toBe(`<style>${style}</style></head><body><div id="root">`)
  expect(styled?.policy).toEqual({ 'style-src': [hashOf(style)] })
})

test.each([
  ['that is missing', {}],
  ['that would end its element', { '/assets/a.css': 'a{}</style><script>' }],
])('a style sheet %s stays a link', async (_, files) => {
  const { styled, headers } = await shellWith({ '/index.html': HTML, ...files })
  expect(styled).toBeNull()
  expect(headers.link).toContain('/assets/a.css')
})

const SCRIPTS =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n' +
  '    <link rel="modulepreload" crossorigin href="/assets/start.js">'
const FILES = {
  '/index.html': HTML.replace('<link', `${SCRIPTS}<link`),
  '/.vite/manifest.json': JSON.stringify({
    'src/first-picture.ts': { file: 'assets/first-picture.js' },
    'src/first-paint.ts': { file: 'assets/first-paint.js' },
  }),
  '/assets/first-picture.js': 'const a=1;',
  '/assets/first-paint.js': 'const b=2;',
}

test('a waiting shell has the script for the first picture before its style, and the first scripts apart', async () => {
  const { waiting, beforeFirstView } = await shellWith(FILES)
  expect(beforeFirstView).toContain(SCRIPTS)
  expect(waiting?.beforeFirstView.replace(/\s+</g, '<')).toBe(
    '<script>(()=>{const a=1;})()</script><link rel="stylesheet" crossorigin href="/assets/a.css"></head><body><div id="root">',
  )
  expect(waiting?.scripts).toBe(SCRIPTS.replace(/\n\s+/, ''))
  expect(waiting?.policy).toEqual({ 'script-src': [hashOf('(()=>{const a=1;})()')] })
})

test.each([
  ['that is missing', undefined],
  ['that would end its element', 'const a="</script>"'],
  ['that would start a comment', 'const a="<!--"'],
])('without a script %s, no shell waits for a picture', async (_, script) => {
  const { '/assets/first-picture.js': _script, ...others } = FILES
  const files: Record<string, string> =
    script === undefined ? others : { ...others, '/assets/first-picture.js': script }
  expect((await shellWith(files)).waiting).toBeNull()
})

test('a shell has the script that requests files after the first paint, in a function and with its hash', async () => {
  const { painted } = await shellWith(FILES)
  expect(painted).toEqual({ text: '(()=>{const b=2;})()', source: hashOf('(()=>{const b=2;})()') })
  const { '/assets/first-paint.js': _script, ...others } = FILES
  expect((await shellWith(others)).painted).toBeNull()
})
