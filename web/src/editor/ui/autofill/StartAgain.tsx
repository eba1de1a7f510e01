import { Button } from '~/ui/Button'

interface StartAgainProps {
  lockedPages: number
  isFilling: boolean
  onGo: () => void
  onBack: () => void
}

/** Asks before pages that the shopper has changed are laid out anew. */
export function StartAgain({ lockedPages, isFilling, onGo, onBack }: StartAgainProps) {
  const own = lockedPages === 1 ? 'the page' : `the ${lockedPages} pages`
  return (
    <div className="grid gap-6">
      <p>
        All pages are cleared and filled again
        {lockedPages > 0 && <>, also {own} that you changed</>}. Words you added go too. You can undo it.
      </p>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" onClick={onBack}>
          Keep my pages
        </Button>
        <Button state={isFilling ? 'sending' : 'normal'} onClick={onGo}>
          Start again
        </Button>
      </div>
    </div>
  )
}
