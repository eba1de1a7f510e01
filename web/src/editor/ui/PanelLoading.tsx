import { Spinner } from '~/ui/Spinner'
import { useGaveUp } from './use-gave-up'

/** Stands for the content of a panel while its code loads. */
export function PanelLoading() {
  if (!useGaveUp()) return <Spinner />
  return (
    <p role="status" className="text-ink-soft">
      You are offline, and this panel is not loaded yet. It fills when you are back online.
    </p>
  )
}
