import { useState } from 'react'
import { classNames } from '~/lib/class-names'
import type { CartLine } from './cart'

interface LinePreviewProps {
  line: CartLine
  isSmall?: boolean
  className?: string
}

/** The shopper's own design, on the quiet ground it was made on. It keeps its shape; nothing is cut off. */
export function LinePreview({ line, isSmall = false, className }: LinePreviewProps) {
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
        className={classNames('absolute inset-0 size-full object-contain drop-shadow-md', isSmall ? 'p-1.5' : 'p-5')}
      />
    </div>
  )
}
