import { Price } from '@kea/shared/view/Price'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine } from '~/features/cart/cart'
import { isOwnPath } from '~/lib/paths'
import { DesignPreview } from '~/ui/DesignPreview'
import { LINE_ACTION } from './line-action'

interface CartPrintsProps {
  /** All lines of one design: one for each size and finish. */
  lines: readonly CartLine[]
  isRestored: boolean
  onRemove: () => void
  onSave: () => void
}

const printsIn = (count: number): string => (count === 1 ? '1 print' : `${count} prints`)

/** The prints of one design, which are edited and removed together. */
export function CartPrints({ lines, isRestored, onRemove, onSave }: CartPrintsProps) {
  const name = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isRestored) name.current?.focus()
  }, [isRestored])
  const [first] = lines
  if (!first) return null
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const problems = [...new Set(lines.flatMap((line) => line.problems))]
  return (
    <li className="grid grid-cols-[minmax(6rem,34%)_1fr] gap-x-4 gap-y-3 border-b border-line pb-6 sm:grid-cols-[minmax(14rem,22rem)_1fr] sm:gap-8 sm:pb-10">
      <DesignPreview name={first.name} preview={first.preview} words={first.previewWords} className="self-start" />
      <div className="max-sm:contents sm:flex sm:flex-col">
        <div className="grid items-start gap-x-4 sm:grid-cols-[1fr_auto]">
          <div>
            <h2 className="font-display text-subheading font-bold">
              <Link ref={name} to={first.path} className="text-ink no-underline hover:underline">
                {first.name}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{printsIn(count)}</p>
          </div>
          <p className="text-lg font-semibold max-sm:mt-2">
            <Price cents={sumOf(lines, ({ rowCents }) => rowCents)} regularCents={regularOf(lines)} />
          </p>
        </div>
        <Sizes lines={lines} />
        {problems.map((problem) => (
          <p key={problem} role="alert" className="text-sm font-medium text-danger max-sm:col-span-2 sm:mt-3">
            {problem}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:col-span-2 sm:mt-4">
          {first.editLink && isOwnPath(first.editLink) && (
            <Link to={first.editLink} className={LINE_ACTION}>
              Edit prints
            </Link>
          )}
          <button type="button" onClick={onSave} className={LINE_ACTION}>
            Save for later<span className="sr-only"> {first.name}</span>
          </button>
          <button type="button" onClick={onRemove} className={LINE_ACTION}>
            <Trash2 aria-hidden="true" className="size-4" />
            {lines.length > 1 ? 'Remove all' : 'Remove'}
            <span className="sr-only"> {first.name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

const sumOf = (lines: readonly CartLine[], cents: (line: CartLine) => number): number =>
  lines.reduce((sum, line) => sum + cents(line), 0)

/** Without the current offers; null if no line has one. */
const regularOf = (lines: readonly CartLine[]): number | null =>
  lines.some(({ regularRowCents }) => regularRowCents !== null)
    ? sumOf(lines, ({ regularRowCents, rowCents }) => regularRowCents ?? rowCents)
    : null

/** A row for each size and finish. */
function Sizes({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="grid gap-2 max-sm:col-span-2 sm:mt-4">
      {lines.map((line) => (
        <li key={line.uid} className="grid grid-cols-[1fr_auto] gap-x-4">
          <span>{line.options.map(({ value }) => value).join(', ')}</span>
          <span className="text-right">
            <Price cents={line.rowCents} />
          </span>
          <span className="text-sm text-ink-soft tabular-nums">
            {printsIn(line.quantity)} at <Price cents={line.unitCents} />
          </span>
        </li>
      ))}
    </ul>
  )
}
