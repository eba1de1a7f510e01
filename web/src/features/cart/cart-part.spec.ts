import { describe, expect, it } from 'vitest'
import { blockedText, findByUid } from './cart'
import type { CartPart } from './cart-part'
import { sampleLine } from './testing/sample-cart'

const part = (changes: Partial<CartPart> = {}): CartPart => ({
  ...{ uid: 'NQ==', choiceUid: 'YnVuZGxlLzEvMi8x', label: 'Mug', name: 'Photo mug', path: '/photo-mugs' },
  ...{ design: null, preview: null, previewWords: '', picture: '', editLink: '/photomug-tool?line=NQ%3D%3D' },
  problem: 'Photo mug: design it to finish your set.',
  ...changes,
})
const set = (parts: CartPart[], problems = ['Photo mug: design it to finish your set.']) =>
  sampleLine({ uid: 'NA==', name: 'Mug and coaster set', parts, problems })

describe('a cart with a set', () => {
  it('asks for the designs where they are all that is missing', () => {
    const ready = part({ design: { uid: 'd', revision: 1 }, problem: '' })
    expect(blockedText({ lines: [set([part(), ready]), sampleLine()] })).toBe(
      'Design every piece of your set, then check out.',
    )
  })

  it.each([
    ['a part is sold out', [set([part(), part({ editLink: null, problem: 'Mini easel is out of stock.' })])]],
    ['another line has a problem', [set([part()]), sampleLine({ problems: ['Canvas print is no longer sold.'] })]],
    ['the set is no longer sold', [set([part({ editLink: null, problem: 'The set is no longer sold.' })])]],
  ])('asks for a change where %s', (_, lines) => {
    expect(blockedText({ lines })).toBe('Please change or remove what cannot be ordered.')
  })

  it('is found by its own uid and by that of each part', () => {
    const lines = [sampleLine(), set([part(), part({ uid: 'Ng==' })])]
    expect(['MQ==', 'NA==', 'NQ==', 'Ng==', 'OQ=='].map((uid) => findByUid({ lines }, uid)?.name)).toEqual([
      'Photo mug',
      'Mug and coaster set',
      'Mug and coaster set',
      'Mug and coaster set',
      undefined,
    ])
  })
})
