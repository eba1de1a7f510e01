import { describe, expect, it } from 'vitest'
import { parseHtml } from '../html/parse-html'
import { menuLinksOf, menuOf } from './main-menu'

const BLOCK = `<!-- <a href="/hidden">Hidden</a> -->
<p>The menu</p>
<ul class="menu">
  <li><a href="/canvas-products"><b>Wall</b>
    art</a>
    <ul>
      <li><a href="/canvas-prints" data-sku="canvas-print" data-picture="/pictures/a.webp">Canvas prints</a></li>
      <li><a href="https://elsewhere.example/x">Elsewhere</a></li>
      <li><a href="//elsewhere.example/x">Elsewhere too</a></li>
      <li><a href="javascript:alert(1)">Script</a></li>
      <li><a href="/empty"> </a></li>
      <li><a href="/metal-prints">Metal &amp; more</a><ul><li><a href="/third">Third level</a></li></ul></li>
    </ul>
  </li>
  <li><a href="/coupons-codes-and-deals">Offers</a></li>
</ul>`

describe('the main menu of a block', () => {
  it('has an entry for each link of the outer list, with the links of its inner list', () => {
    expect(
      menuOf(BLOCK, parseHtml).map(({ label, children }) => [label, children.map((child) => child.label)]),
    ).toEqual([
      ['Wall art', ['Canvas prints', 'Metal & more', 'Third level']],
      ['Offers', []],
    ])
    expect(menuOf(BLOCK, parseHtml)[0]?.children[0]).toEqual({
      label: 'Canvas prints',
      path: '/canvas-prints',
      attributes: { href: '/canvas-prints', 'data-sku': 'canvas-print', 'data-picture': '/pictures/a.webp' },
      children: [],
    })
  })

  it('is a bar of links, which says where a panel is', () => {
    expect(menuLinksOf(BLOCK, parseHtml)).toEqual([
      { label: 'Wall art', path: '/canvas-products', hasPanel: true },
      { label: 'Offers', path: '/coupons-codes-and-deals', hasPanel: false },
    ])
  })

  it.each(['', '<p>No list</p>', '<ul><li><a>No address</a>', '<a href="/x"'])('is empty for %j', (html) => {
    expect(menuLinksOf(html, parseHtml)).toEqual([])
  })
})
