import { useEffect, useRef } from 'react'
import type { CartLine } from '~/features/cart/cart'
import { Button } from '~/ui/Button'

interface RemovedLineProps {
  lines: readonly CartLine[]
  isRestoring: boolean
  onUndo: () => void
}

/** Replaces a removed line until the visitor leaves the page, with a button to undo. It takes the focus. */
export function RemovedLine({ lines, isRestoring, onUndo }: RemovedLineProps) {
  const [line] = lines
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly removed line takes the focus again
  useEffect(() => undo.current?.focus(), [line?.uid])
  if (!line) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-picture bg-mist py-2 pr-2 pl-5">
      <p>{line.name} removed</p>
      <Button
        ref={undo}
        look="quiet"
        state={isRestoring ? 'sending' : 'normal'}
        loadingText="Putting it back"
        onClick={onUndo}
      >
        Undo<span className="sr-only"> removing {line.name}</span>
      </Button>
    </div>
  )
}
