import { isoDate } from '@kea/shared/dates'
import { dayWordsAt } from '@kea/shared/day-words'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { DesignPreview } from '~/ui/DesignPreview'
import type { Unfinished } from './unfinished'

interface UnfinishedListProps {
  designs: readonly Unfinished[]
  onRemove: (design: Unfinished) => void
  /** Called before a design opens, such as to close a dialog. */
  onOpen?: () => void
}

const time = new Intl.DateTimeFormat('en-NZ', { hour: 'numeric', minute: '2-digit' })

/** When a design was changed, in words. */
function changedText(changedAt: string): string {
  const date = new Date(changedAt)
  if (Number.isNaN(date.getTime())) return ''
  const isToday = isoDate(date.getTime()) === isoDate(Date.now())
  return isToday ? `Changed today at ${time.format(date)}` : `Changed on ${dayWordsAt(date.getTime())}`
}

/** The address of a picture, which may be a file on this device. */
function usePictureAddress(picture: Unfinished['picture']): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(picture instanceof Blob)) return setAddress(picture)
    const created = URL.createObjectURL(picture)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [picture])
  return address
}

/** Unfinished designs as cards that open them. */
export function UnfinishedList({ designs, onRemove, onOpen }: UnfinishedListProps) {
  return (
    <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {designs.map((design) => (
        <li key={design.id}>
          <Card design={design} onRemove={onRemove} {...(onOpen && { onOpen })} />
        </li>
      ))}
    </ul>
  )
}

function Card({ design, onRemove, onOpen }: Pick<UnfinishedListProps, 'onRemove' | 'onOpen'> & { design: Unfinished }) {
  const { name, product, path, changedAt, picture } = design
  const address = usePictureAddress(picture)
  return (
    <div className="flex items-start gap-4 sm:block">
      <Link
        to={path}
        {...(onOpen && { onClick: onOpen })}
        className="group flex min-w-0 flex-1 items-center gap-4 text-ink no-underline sm:block"
      >
        <DesignPreview name={name} preview={address} className="w-28 shrink-0 sm:w-full" />
        <span className="block min-w-0 sm:mt-3">
          <span className="block truncate font-display font-bold group-hover:underline group-hover:decoration-1">
            {name}
          </span>
          {product && <span className="block truncate">{product}</span>}
          <span className="block text-ink-soft text-sm">{changedText(changedAt)}</span>
          <span className="mt-1 block font-semibold text-kea">Carry on</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        title="Delete this design"
        onClick={() => onRemove(design)}
        className="-mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-mist hover:text-ink sm:-ml-3 sm:mr-0"
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </div>
  )
}
