import { useState } from 'react'
import { classNames } from '~/lib/class-names'

interface DesignPreviewProps {
  name: string
  /** The address of the picture; null without a design. */
  preview: string | null
  /** What the picture shows beside its name, such as the pages of a book. */
  words?: string | null
  /** Before its name, for a reader of the screen. */
  whose?: string
  className?: string
}

/** The shopper's design as the design tool rendered it, uncropped. */
export function DesignPreview({ name, preview, words, whose = 'Your design', className }: DesignPreviewProps) {
  const [failed, setFailed] = useState(false)
  const frame = classNames('relative aspect-[4/3] overflow-hidden rounded-picture bg-mist', className)
  if (!preview || failed) {
    return (
      <div className={classNames(frame, 'grid place-items-center p-4 text-center text-sm text-ink-soft')}>{name}</div>
    )
  }
  return (
    <div className={frame}>
      <img
        src={preview}
        alt={`${whose}: ${[name, words].filter(Boolean).join(', ')}`}
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-contain"
      />
    </div>
  )
}
