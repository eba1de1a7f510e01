import type { PlacedNeon } from '@kea/design/document/document'
import type { SignFigures } from '@kea/design/neon/figures'
import { helpsLarger, sayProblem } from '@kea/design/neon/say-problem'
import { useEditor, useNeons } from '../use-editor'
import { useSignSizes } from './use-sign-sizes'

const cm = (mm: number): string => `${(mm / 10).toFixed(mm % 10 === 0 ? 0 : 1)} cm`

function factsOf(figures: SignFigures): [string, string][] {
  const { widthMm, heightMm, letterMm, metres, pieces, watts, adaptors, adaptorW, grams } = figures
  return [
    ['Board', `${cm(widthMm)} × ${cm(heightMm)}`],
    ...(letterMm > 0 ? [['Capital letters', cm(letterMm)] as [string, string]] : []),
    ['Tube', `${metres.toFixed(2)} m in ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`],
    ['Power', `${watts} W, ${adaptors === 1 ? 'adaptor' : `${adaptors} adaptors`} of ${adaptorW} W`],
    ['Weight', `${(grams / 1000).toFixed(1)} kg`],
  ]
}

/** Where no size of the product helps. */
const TOO_MUCH = 'These words are too large for every size of this sign. Use fewer letters or lines, or another font.'

/** Where the size is paid. */
const TOO_MUCH_PAID = 'These words do not fit your sign. Use fewer letters or lines.'

/** What the sign will be made of, or why it cannot be bent. */
export function SignFacts({ item }: { item: PlacedNeon }) {
  const { editor } = useEditor()
  const neons = useNeons()
  const sizes = useSignSizes()
  if (!neons) return null
  const { part, face } = editor.scene().surface
  const sign = neons.signOf(part, face, item)
  const problem = sign ? sign.problem : ({ kind: 'empty' } as const)
  if (!sign || problem) {
    const isTooMuch =
      problem && helpsLarger(problem) && [...(sizes?.values() ?? [])].every((size) => size.problem !== null)
    return (
      <p role="status" className="text-danger">
        {problem && (isTooMuch ? (editor.product.ordered ? TOO_MUCH_PAID : TOO_MUCH) : sayProblem(problem))}
      </p>
    )
  }
  const figures = neons.figuresOf(part, sign)
  return (
    <dl aria-live="polite" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {figures &&
        factsOf(figures).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
