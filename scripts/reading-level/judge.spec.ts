import { describe, expect, it } from 'vitest'
import { readCode } from './code-texts.ts'
import { readingOf } from './grade.ts'
import { judgedPages } from './judge.ts'

const EASY = 'We print your photo on a mug. You can put it in the dishwasher. It keeps its colours for years.'
const HARD =
  'Notwithstanding the aforementioned considerations, individualised manufacturing necessitates authorisation of the corresponding documentation prior to commencement.'

describe('the reading level', () => {
  const pages = judgedPages()

  it('of each page is that of eight years of school or less', () => {
    expect(
      pages.filter(({ isTooHard }) => isTooHard).map(({ kind, name, grade }) => `${kind} ${name}: ${grade}`),
    ).toEqual([])
  })

  it.each([
    ['cms', 'home'],
    ['cms', 'privacy-policy'],
    ['cms', 'terms-conditions'],
    ['category', 'wall-art'],
    ['block', 'season-christmas'],
    ['blog', 'why-prints-look-darker'],
    ['product', 'photo-mug'],
    ['page', 'checkout/CheckoutPage'],
    ['page', 'account/own-data/MyDataPage'],
    ['shared', 'web/src/features/cart'],
    ['shared', 'packages/store/src/modules/orders'],
  ])('is judged for the %s %s', (kind, name) => {
    expect(pages).toContainEqual(expect.objectContaining({ kind, name, words: expect.any(Number) }))
  })

  it('is that of all running texts of a page, without its labels', () => {
    expect(readingOf([EASY])).toEqual({ grade: 1.2, words: 20 })
    expect(readingOf([HARD])).toEqual({ grade: 30.4, words: 15 })
    expect(readingOf([EASY, EASY, 'Photo mugs', 'Add to cart'])).toEqual(readingOf([EASY]))
    expect(readingOf(['Photo mugs'])).toEqual({ grade: 0, words: 0 })
  })

  it('of code reads an element as one sentence, and neither its classes nor its imports', () => {
    const source = `import { Link } from './Link.tsx'
      export const Note = ({ day }) => <p className="some class of ours">Order by {day}, or ask <Link to="/a">us</Link>.</p>
      const message = \`Only \${1} of these are left\``
    expect(readCode('Note.tsx', source)).toEqual({
      texts: ['Order by one, or ask us.', 'Only one of these are left'],
      imports: ['./Link.tsx'],
    })
  })
})
