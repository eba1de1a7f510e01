import type { PlacedNeon } from '@kea/design/document/document'
import { type SignSize, sizeForSign } from '@kea/design/edits/sign-edits'
import type { SignFigures } from '@kea/design/neon/figures'
import { helpsLarger, sayProblem } from '@kea/design/neon/say-problem'
import type { NeonSign, SignProblem } from '@kea/design/neon/sign'
import { useState } from 'react'
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

/** Where no size of a sign helps. One that another thread is bending may. */
const isTooMuchFor = (problem: SignProblem, sizes: ReadonlyMap<string, SignSize> | null): boolean =>
  helpsLarger(problem) && [...(sizes?.values() ?? [])].every((size) => !size.isAwaited && size.problem !== null)

/** What the sign will be made of, or why it cannot be bent. While another thread bends it, that of the words before. */
export function SignFacts({ item }: { item: PlacedNeon }) {
  const { editor } = useEditor()
  const neons = useNeons()
  const sizes = useSignSizes()
  const [known, setKnown] = useState<NeonSign | null>(null)
  if (!neons) return null
  const { part, face } = editor.scene().surface
  // Where the words do not fit their size, what fits them is not known at once either.
  const isSizeAwaited = sizes !== null && sizeForSign([...sizes.values()], editor.context().options) === undefined
  const isAwaited = isSizeAwaited || (neons.isAwaited?.(part, face, item) ?? false)
  if (isAwaited && !known) return null
  const sign = isAwaited ? known : neons.signOf(part, face, item)
  if (sign !== known) setKnown(sign)
  const problem = sign ? sign.problem : ({ kind: 'empty' } as const)
  if (!sign || problem) {
    const isTooMuch = problem && isTooMuchFor(problem, sizes)
    return (
      <p role="status" aria-busy={isAwaited} className="text-danger">
        {problem && (isTooMuch ? (editor.product.ordered ? TOO_MUCH_PAID : TOO_MUCH) : sayProblem(problem))}
      </p>
    )
  }
  const figures = neons.figuresOf(part, sign)
  return (
    <dl
      aria-live="polite"
      aria-busy={isAwaited}
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm transition-opacity aria-busy:opacity-50 aria-busy:delay-300"
    >
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
