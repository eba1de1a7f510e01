import { useNavigation } from 'react-router-dom'

/** A thin bar while the next page is on its way. It starts late, so that a quick page shows none. */
export function NavigationProgress() {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div
      aria-hidden="true"
      data-pending={isPending || undefined}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-0 bg-kea opacity-0 transition-[opacity] duration-200 data-pending:scale-x-90 data-pending:opacity-100 data-pending:transition-[transform,opacity] data-pending:delay-150 data-pending:duration-[6s] data-pending:ease-out"
    />
  )
}
