import { parseHtml } from '@kea/shared/html/parse-html'
import { canvasCms } from '@kea/shared/testing/page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fragmentOf, htmlOf, readHtml } from './read-html'

describe('HTML that the browser reads', () => {
  it('is elements and their text, without comments', () => {
    expect(readHtml('<p class="a">One <b>two</b></p><!-- no --> &copy;')).toEqual([
      { tag: 'p', attributes: { class: 'a' }, children: ['One ', { tag: 'b', attributes: {}, children: ['two'] }] },
      ' ©',
    ])
  })

  it('is what the edge reads in it', () => {
    expect(readHtml(canvasCms.content ?? '')).toEqual(parseHtml(canvasCms.content ?? ''))
    expect(readHtml('<b>'.repeat(600))).toEqual(parseHtml('<b>'.repeat(600)))
    const pieces = ['<', '>', '"', ' a', '<p>', '</p>', '<a href="/x">', '</a>', '<ul><li>', '<td>', '<script>', '<!--']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, '-->', '&lt;', '&copy', '<div data-x=1>')), (some) => {
        expect(readHtml(some.join(''))).toEqual(parseHtml(some.join('')))
      }),
    )
  })

  it('runs nothing', () => {
    const html = '<script>globalThis.hasRun = true</script><img src="x" onerror="globalThis.hasRun = true">'
    expect(readHtml(html)).toHaveLength(2)
    expect('hasRun' in globalThis).toBe(false)
  })

  it('is HTML again, with its text escaped', () => {
    expect(htmlOf([...fragmentOf('<p>a &lt; b</p> c &amp; d').childNodes])).toBe('<p>a &lt; b</p> c &amp; d')
  })
})
