import type { MouseEvent } from 'react'
import { goOnWithout } from '~/lib/photos/go-on-without'
import { Button } from './Button'

interface GoOnWithoutProps {
  count?: number
  /** The photo's name, where several are listed. */
  name?: string
  onClick: (event: MouseEvent) => void
}

/** The button beside each refusal of photos. */
export function GoOnWithout({ count = 1, name, onClick }: GoOnWithoutProps) {
  const text = goOnWithout(count)
  return (
    <Button look="quiet" onClick={onClick} aria-label={name && `${text}: ${name}`} className="-ml-3">
      {text}
    </Button>
  )
}
