import { describe, expect, it } from 'vitest'
import { elementsIn, nodesOf, rawTextIn } from './html-tree'
import { parseHtml } from './parse-html'

describe('HTML that was read', () => {
  it('is elements and their text, without comments', () => {
    expect(parseHtml('<p class="a">One <b>two</b></p><!-- no --> three')).toEqual([
      { tag: 'p', attributes: { class: 'a' }, children: ['One ', { tag: 'b', attributes: {}, children: ['two'] }] },
      ' three',
    ])
  })

  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
    ['a&nbsp;b&copy;', 'a\u00a0b©'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&macron;', '¯on;'],
    ['&kea;', '&kea;'],
    ['a < b', 'a < b'],
  ])('has the entities of %s decoded', (html, text) => {
    expect(parseHtml(html)).toEqual([text])
  })

  it('has the attributes of a tag, the first of a name', () => {
    const [link] = elementsIn(
      parseHtml(`<a HREF="/x?a=1&amp;b" title='It "is"' href="/y" data-n = "" data-m=2 hidden></a>`),
    )
    expect(link?.attributes).toEqual({
      href: '/x?a=1&b',
      title: 'It "is"',
      'data-n': '',
      'data-m': '2',
      hidden: '',
    })
  })

  it.each([
    ['<p>One<p>Two', ['p', 'p'], 'OneTwo'],
    ['<ul><li>One<li>Two</ul>', ['ul', 'li', 'li'], 'OneTwo'],
    ['<a href="/a">One<a href="/b">Two', ['a', 'a'], 'OneTwo'],
    ['</b></p><noscript><i>One</i></noscript>', ['noscript', 'i'], 'One'],
    ['<b>One</b', ['b'], 'One'],
  ])('closes what is open, as a browser does: %s', (html, tags, text) => {
    const nodes = parseHtml(html)
    expect([...elementsIn(nodes)].map(({ tag }) => tag)).toEqual(tags)
    expect(rawTextIn(nodes)).toBe(text)
  })

  it('is cut after 100,000 characters, and where it is nested deeper than 512 elements', () => {
    expect(nodesOf(`${' '.repeat(99_999)}Gift`, parseHtml)).toEqual([`${' '.repeat(99_999)}G`])
    expect([...elementsIn(parseHtml('<i>'.repeat(600)))]).toHaveLength(512)
  })
})
