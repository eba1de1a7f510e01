import { useState } from 'react'
import { classNames } from '~/lib/class-names'
import type { CartLine } from './cart'

/** The shopper's own design, as the design tool has drawn it on its quiet ground. Nothing of it is cut off. */
export function LinePreview({ line, className }: { line: CartLine; className?: string }) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('relative aspect-[4/3] overflow-hidden rounded-picture bg-mist', className)
  if (!line.preview || failed) {
    return (
      <div className={classNames(frame, 'grid place-items-center p-4 text-center text-sm text-ink-soft')}>
        {line.name}
      </div>
    )
  }
  return (
    <div className={frame}>
      <img
        src={line.preview}
        alt={`Your design: ${line.name}`}
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-contain"
      />
    </div>
  )
}
