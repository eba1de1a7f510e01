import type { LedgerEntry } from './ledger-entry'

/** Entries of store credit or points, the newest first. */
export function LedgerList({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <ul className="border-t border-line">
      {entries.map((entry, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and their order does not change.
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3.5"
        >
          <span className="font-medium wrap-anywhere">{entry.text}</span>
          <span className="text-right font-semibold tabular-nums">{entry.change}</span>
          <span className="text-sm text-ink-soft tabular-nums">{entry.date}</span>
          <span className="text-right text-sm text-ink-soft tabular-nums">Balance {entry.balance}</span>
        </li>
      ))}
    </ul>
  )
}
