import { Button } from '~/ui/Button'
import type { PageProgress } from './use-page-work'

interface PageProgressBarProps {
  /** Null before the first page. */
  progress: PageProgress | null
  onCancel: () => void
}

/** How far the work is, and the button that ends it. */
export function PageProgressBar({ progress, onCancel }: PageProgressBarProps) {
  const text = progress ? `Page ${progress.page} of ${progress.pages}` : 'One moment'
  return (
    <div className="flex items-center gap-4">
      <div className="grid flex-1 gap-1">
        <p className="text-[0.9375rem]">{text}</p>
        <progress
          aria-label={text}
          className="h-2 w-full accent-kea"
          {...(progress && { value: progress.page - 1, max: progress.pages })}
        />
      </div>
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
