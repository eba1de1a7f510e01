import { classNames } from '~/lib/class-names'
import { Spinner } from '~/ui/Spinner'
import { useGaveUp } from './use-gave-up'

/** Stands for the content of a panel while its code loads. */
export function PanelLoading({ className }: { className?: string | undefined }) {
  if (!useGaveUp()) {
    return (
      <div className={className}>
        <Spinner />
      </div>
    )
  }
  return (
    <p role="status" className={classNames('text-ink-soft', className)}>
      You are offline, and this panel is not loaded yet. It fills when you are back online.
    </p>
  )
}
