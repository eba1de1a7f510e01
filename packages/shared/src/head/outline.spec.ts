import { expect, test } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { isSafeHref, outlineOf } from './outline'

test.each([
  ['/canvas-prints', true],
  ['/', true],
  ['https://other.example/a', true],
  ['http://other.example/a', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\/evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('the URL %s is safe: %s', (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe)
})

test.each([
  ['<a href="/x">One <b>two</b> three</a>', [{ kind: 'link', text: 'One two three', href: '/x' }]],
  ['<a href="/x" data-title="Canvas">Canvas</a>', [{ kind: 'link', text: 'Canvas', href: '/x' }]],
  ['<a href="/x" data-title="Mugs"><img></a>', [{ kind: 'link', text: 'Mugs', href: '/x' }]],
  ['<a href="/x" data-title="Mugs"><p>All mugs</p></a>', [{ kind: 'link', text: 'All mugs', href: '/x' }]],
  [
    '<a href="/x" data-text="Ready to hang.">Canvas</a><a href="/y">Mugs</a>',
    [
      { kind: 'link', text: 'Canvas', href: '/x' },
      { kind: 'text', text: 'Ready to hang.', continues: true },
      { kind: 'link', text: 'Mugs', href: '/y', continues: true },
    ],
  ],
  ['</a><p>One</p></a>', [{ kind: 'text', text: 'One' }]],
  [
    '<a data-text="Two">One</a><p>Three</p></a>',
    [
      { kind: 'text', text: 'One' },
      { kind: 'text', text: 'Two', continues: true },
      { kind: 'text', text: 'Three' },
    ],
  ],
  ['<p href="/x">No link</p>', [{ kind: 'text', text: 'No link' }]],
  ['<h10>No heading</h10>', [{ kind: 'text', text: 'No heading' }]],
  ['<th1>No heading</th1>', [{ kind: 'text', text: 'No heading' }]],
  ['<p>One</p data-title="Two">', [{ kind: 'text', text: 'One' }]],
])('the outline of %s is %j', (content, parts) => {
  expect(outlineOf(content, parseHtml)).toEqual(parts)
})

test('the outline of a long content ends after 100,000 characters', () => {
  expect(outlineOf(`${' '.repeat(99_999)}Gift`, parseHtml)).toEqual([{ kind: 'text', text: 'G' }])
})
