import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from './Button'

interface RemovedProps {
  /** What happened, such as "Mug removed". */
  children: ReactNode
  /** The end of the button's name for screen readers, such as "removing Mug". */
  undoes: string
  isRestoring: boolean
  onUndo: () => void
  className?: string
}

/** Replaces what was removed, with a button to undo. The button takes the focus. The id of what was removed is its key. */
export function Removed({ children, undoes, isRestoring, onUndo, className }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-picture bg-mist py-2 pr-2 pl-5',
        className,
      )}
    >
      <p>{children}</p>
      <Button
        ref={undo}
        look="quiet"
        state={isRestoring ? 'sending' : 'normal'}
        loadingText="Putting it back"
        onClick={onUndo}
      >
        Undo<span className="sr-only"> {undoes}</span>
      </Button>
    </div>
  )
}
