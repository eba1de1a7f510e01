import { dateWordsAt } from '@kea/shared/day-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shareLink } from '~/features/designs/design-requests'
import { HeartButton } from '~/features/wishlist/Heart'
import { nextYearPath } from '~/lib/next-year'
import { showToast } from '~/lib/toast'
import { withNote } from '~/lib/tool-note'
import { Button, ButtonLink } from '~/ui/Button'
import { RenameDesignDialog } from './RenameDesignDialog'
import { SavedDesignLink } from './SavedDesignLink'
import { duplicateDesign, nameOf, refreshDesigns, renameDesign, type SavedDesign } from './saved-designs'

interface SavedDesignCardProps {
  design: SavedDesign
  /** '' for a product that is no longer sold. */
  product: string
  isRemoving: boolean
  onRemove: () => void
}

const dateOf = (at: number): string => dateWordsAt(at)

async function copyShareLink(uid: string): Promise<string> {
  const link = await shareLink(uid)
  try {
    await navigator.clipboard.writeText(link)
    return 'Link copied. Anyone who has it can see this design.'
  } catch {
    return `Your browser won’t let us copy it. The link is ${link}`
  }
}

/** A saved design, and what can be done with it. */
export function SavedDesignCard({ design, product, isRemoving, onRemove }: SavedDesignCardProps) {
  const { uid, changedAt, keptUntil } = design
  const name = nameOf(design, product)
  const [isNaming, setIsNaming] = useState(false)
  const share = useMutation({ mutationFn: () => copyShareLink(uid), onSuccess: showToast })
  const copy = useMutation({
    mutationFn: () => duplicateDesign(uid),
    onSuccess: () => showToast('The copy is at the top of the list.'),
    onSettled: refreshDesigns,
  })
  const navigate = useNavigate()
  const nextYear = useMutation({
    mutationFn: () => duplicateDesign(uid),
    onSuccess: (path) => navigate(nextYearPath(path)),
    onSettled: refreshDesigns,
  })
  const rename = useMutation({
    mutationFn: (text: string) => renameDesign(uid, text),
    onSuccess: () => setIsNaming(false),
    onSettled: refreshDesigns,
  })
  const of = <span className="sr-only"> {name}</span>
  return (
    <article>
      <SavedDesignLink design={design} product={product} heading="h2" />
      {changedAt !== null && <p className="text-sm text-ink-soft">Changed on {dateOf(changedAt)}</p>}
      {keptUntil !== null && <p className="text-sm text-ink-soft">We keep it until {dateOf(keptUntil)}</p>}
      {design.isCalendar && (
        <Button
          look="secondary"
          className="mt-3"
          state={nextYear.isPending ? 'sending' : 'normal'}
          loadingText="One moment"
          onClick={() => nextYear.mutate()}
        >
          Make next year’s calendar{of}
        </Button>
      )}
      <div className="-mx-3 mt-1 flex flex-wrap">
        <Button look="quiet" onClick={() => setIsNaming(true)}>
          Rename{of}
        </Button>
        <Button
          look="quiet"
          state={copy.isPending ? 'sending' : 'normal'}
          loadingText="Copying"
          onClick={() => copy.mutate()}
        >
          Duplicate{of}
        </Button>
        {design.isOfPages ? (
          <ButtonLink look="quiet" to={design.path} state={withNote('to share')}>
            Open to share all pages<span className="sr-only"> of {name}</span>
          </ButtonLink>
        ) : (
          <Button
            look="quiet"
            state={share.isPending ? 'sending' : 'normal'}
            loadingText="One moment"
            onClick={() => share.mutate()}
          >
            Share{of}
          </Button>
        )}
        <HeartButton sku={design.sku} name={name} designUid={uid} />
        <Button look="quiet" state={isRemoving ? 'sending' : 'normal'} loadingText="Deleting" onClick={onRemove}>
          Delete{of}
        </Button>
      </div>
      {isNaming && (
        <RenameDesignDialog
          name={design.name}
          isSending={rename.isPending}
          onRename={(text) => rename.mutate(text)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </article>
  )
}
