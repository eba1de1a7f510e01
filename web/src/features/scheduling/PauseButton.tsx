import { Pause, Play } from 'lucide-react'

interface PauseButtonProps {
  /** Names the animation in the label, as in "Pause the offers". */
  what: string
  isPaused: boolean
  onToggle: () => void
  className?: string
}

/** Pauses and resumes an automatic animation. */
export function PauseButton({ what, isPaused, onToggle, className = '' }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${what}`}
      className={`inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-mist ${className}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
