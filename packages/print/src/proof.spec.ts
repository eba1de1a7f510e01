import type { Primitive } from '@kea/design/geometry/display-list'
import { type PhotoLook, PLAIN_LOOK } from '@kea/design/look/photo-look'
import { describe, expect, test } from 'vitest'
import { pdfOf } from './pdf-file'
import { PROOF_WORDS, proofImages, proofPages } from './proof'
import { markOn } from './proof-mark'
import { slugLine } from './slug-line'
import { FACTS, page, photo, resourcesOf, shape, writtenBytes } from './testing/print-case'
import { contentOf, objectsOf, pagesIn } from './testing/read-pdf'

const LOOK: PhotoLook = { ...PLAIN_LOOK, tone: 'sepia' }
const grouped = (...children: Primitive[]): Primitive => ({ kind: 'group', children })

describe('a proof', () => {
  test('has each page once, and none that is not printed', () => {
    const pages = proofPages([page([], { copies: 40 }), page([], { copies: 0 }), page([])])
    expect(pages.map(({ copies }) => copies)).toEqual([1, 0, 1])
  })

  test('has a photo at 72 pixels per inch of its largest place, however it is turned', () => {
    const inch = 25.4
    const images = proofImages([
      page([photo('otters', [inch, 0, 0, inch / 2, 0, 0])]),
      page([grouped(grouped(photo('otters', [0, 2 * inch, -inch, 0, 5, 5])))]),
    ])
    expect([...images]).toEqual([['otters', { photo: 'otters', widthPx: 144, heightPx: 72 }]])
  })

  test('has a photo with a look apart from the photo as it is', () => {
    const changed: Primitive = {
      kind: 'image',
      photo: 'otters',
      transform: [10, 0, 0, 10, 0, 0],
      derived: 'k',
      look: LOOK,
    }
    const images = proofImages([page([photo('otters'), changed])])
    expect([...images.keys()]).toEqual(['otters', 'k'])
    expect(images.get('k')).toMatchObject({ photo: 'otters', look: LOOK })
    expect(images.get('otters')).not.toHaveProperty('look')
  })

  test.each([
    ['wide', 600, 100],
    ['high', 100, 600],
    ['square', 300, 300],
  ])('has its words inside a %s page', (_, width, height) => {
    const mark = slugLine(PROOF_WORDS, shape)
    const box = { x: -5, y: 7, width, height }
    const [a, b, c, d, e, f] = markOn(mark, box).transform ?? [1, 0, 0, 1, 0, 0]
    const corners = [0, mark.widthMm].flatMap((x) =>
      [0, -0.7 * mark.text.sizeMm].map((y) => [a * x + c * y + e - box.x, b * x + d * y + f - box.y] as const),
    )
    const across = corners.map(([x]) => x / width)
    const down = corners.map(([, y]) => y / height)
    for (const place of [...across, ...down]) expect(Math.abs(place - 0.5)).toBeLessThan(0.451)
    expect(Math.max(...across, ...down)).toBeCloseTo(0.95)
  })

  test('has its words on every page, half transparent; another file has none', async () => {
    const pages = [page([]), page([])]
    const mark = slugLine(PROOF_WORDS, shape)
    const contents = async (facts: typeof FACTS) => {
      const objects = objectsOf(await writtenBytes(await pdfOf(pages, resourcesOf({}), facts)))
      const states = objects.filter(({ text }) => text.includes('/ca 0.4'))
      return [states.length, pagesIn(objects).map((one) => contentOf(objects, one).includes('/Faded gs'))]
    }
    expect(await contents({ ...FACTS, mark })).toEqual([1, [true, true]])
    expect(await contents(FACTS)).toEqual([0, [false, false]])
  })
})
