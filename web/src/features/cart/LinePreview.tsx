import { useState } from 'react'
import { classNames } from '~/lib/class-names'
import type { CartLine } from './cart'

/** The shopper's own design, on the quiet ground it was made on. It keeps its shape; nothing is cut off. */
export function LinePreview({ line, className }: { line: CartLine; className?: string }) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('grid place-items-center overflow-hidden rounded-picture bg-mist', className)
  if (!line.preview || failed) {
    return <div className={classNames(frame, 'aspect-[4/3] p-4 text-center text-sm text-ink-soft')}>{line.name}</div>
  }
  return (
    <div className={classNames(frame, 'aspect-[4/3]')}>
      <img
        src={line.preview}
        alt={`Your design: ${line.name}`}
        onError={() => setFailed(true)}
        className="max-h-full max-w-full p-4 object-contain drop-shadow-md sm:p-6"
      />
    </div>
  )
}
