import { useEffect, useRef } from 'react'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import type { MatchedRow } from './match-rows'

interface ImportTableProps {
  rows: readonly MatchedRow[]
  pending: boolean
  error: string
  onAdd: () => void
}

const count = (n: number): string => (n === 1 ? '1 row' : `${n} rows`)

/** The parsed rows with their problems. Only valid rows go into the cart. */
export function ImportTable({ rows, pending, error, onAdd }: ImportTableProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const good = rows.filter(({ item }) => item !== null).length
  const bad = rows.length - good
  return (
    <section className="min-w-0 max-w-4xl">
      <h2 ref={heading} tabIndex={-1} className="font-display text-heading font-bold outline-none">
        {bad === 0 ? `${count(good)}, all ready` : `${count(good)} ready, ${count(bad)} to check`}
      </h2>
      <div className="mt-5 overflow-x-auto">
        <table className="w-full min-w-[36rem] text-left">
          <thead>
            <tr className="border-b border-ink text-sm">
              <th className="py-2 pr-4 font-semibold">Line</th>
              <th className="py-2 pr-4 font-semibold">Product</th>
              <th className="py-2 pr-4 font-semibold">Quantity</th>
              <th className="py-2 font-semibold">Options</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} className="border-b border-line align-top">
                <td className="py-3 pr-4 tabular-nums">{row.line}</td>
                {row.problems.length > 0 ? (
                  <td colSpan={3} className="py-3 text-danger">
                    {row.problems.map((problem) => (
                      <p key={problem}>{problem}</p>
                    ))}
                  </td>
                ) : (
                  <>
                    <td className="py-3 pr-4">{row.name}</td>
                    <td className="py-3 pr-4 tabular-nums">{row.quantity}</td>
                    <td className="py-3">{row.options}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error && <Alert className="mt-6">{error}</Alert>}
      {good > 0 && (
        <Button
          className="mt-6 min-h-13"
          state={pending ? 'sending' : 'normal'}
          loadingText="Adding to cart"
          onClick={onAdd}
        >
          {bad === 0 ? 'Add to cart' : `Add the ${count(good)} that ${good === 1 ? 'is' : 'are'} ready`}
        </Button>
      )}
    </section>
  )
}
