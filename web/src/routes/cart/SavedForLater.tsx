import { useEffect, useRef } from 'react'
import type { SavedLines } from '~/features/cart/saved-lines'
import { Button } from '~/ui/Button'
import { LinePicture } from '~/ui/LinePicture'
import { LINE_ACTION } from './line-action'
import type { useSavedLines } from './use-saved-lines'

type Saved = ReturnType<typeof useSavedLines>

/** What the shopper has saved for later, with a way back into the cart. Prices are those of the day that it goes back. */
export function SavedForLater({ saved, savedUid, restoring, putBack, forget }: Omit<Saved, 'save' | 'restoredUid'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="max-w-2xl">
      <h2 ref={heading} id="saved-for-later" tabIndex={-1} className="font-display text-heading font-bold outline-none">
        Saved for later
      </h2>
      <p className="mt-2 text-ink-soft">Kept on this device. You pay the prices of the day you order.</p>
      <ul className="mt-6 grid gap-4">
        {saved.map((lines) => (
          <SavedGroup
            key={lines[0]?.uid}
            lines={lines}
            isRestoring={restoring === lines}
            onPutBack={() => putBack(lines)}
            isNew={lines[0]?.uid === savedUid}
            onForget={() => {
              // The pressed button goes away.
              heading.current?.focus()
              forget(lines)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface SavedGroupProps {
  lines: SavedLines
  isRestoring: boolean
  /** It was saved last and gets the focus. */
  isNew: boolean
  onPutBack: () => void
  onForget: () => void
}

function SavedGroup({ lines, isRestoring, isNew, onPutBack, onForget }: SavedGroupProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) back.current?.focus()
  }, [isNew])
  const [line] = lines
  if (!line) return null
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const options = lines.length === 1 ? line.options.map(({ value }) => value).join(', ') : ''
  return (
    <li className="grid grid-cols-[6rem_1fr] items-start gap-4 border-b border-line pb-4">
      <LinePicture line={line} sizes="6rem" />
      <div>
        <p className="font-medium">
          {pieces > 1 && <span className="tabular-nums">{pieces} × </span>}
          {line.name}
        </p>
        {options && <p className="text-sm wrap-anywhere text-ink-soft">{options}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <Button
            ref={back}
            look="quiet"
            state={isRestoring ? 'sending' : 'normal'}
            loadingText="Moving"
            onClick={onPutBack}
            className="-ml-3"
          >
            Move to cart<span className="sr-only"> {line.name}</span>
          </Button>
          <button type="button" onClick={onForget} className={LINE_ACTION}>
            Remove<span className="sr-only"> {line.name} from what is saved</span>
          </button>
        </div>
      </div>
    </li>
  )
}
