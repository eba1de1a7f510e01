import { useLocation, useNavigation } from 'react-router-dom'

const BAR = 'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-kea'

/**
 * A thin bar that advances while the next page loads and completes when the page is there. A quick navigation does not
 * show it.
 */
export function NavigationProgress({ hasNavigated }: { hasNavigated: boolean }) {
  const isPending = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  if (hasNavigated && !isPending) {
    return <div key={pathname} aria-hidden="true" className={`${BAR} animate-arrive`} />
  }
  return (
    <div
      aria-hidden="true"
      data-pending={isPending || undefined}
      className={`${BAR} scale-x-0 opacity-0 transition-[opacity] duration-200 data-pending:scale-x-90 data-pending:opacity-100 data-pending:transition-[transform,opacity] data-pending:delay-150 data-pending:duration-[6s] data-pending:ease-out`}
    />
  )
}
