import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { OWN_ERRORS } from '~/api/query-client'
import type { Editor } from '~/editor/Editor'
import { messageOf } from '~/editor/model/message-of'
import { workspaceOf } from '~/editor/workspaces/workspace-of'
import { shareLink } from '~/features/designs/design-requests'
import { withRetry } from '~/lib/with-retry'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { CopyLink } from '~/ui/CopyLink'
import { CheckField } from '~/ui/Field'
import { DialogPart } from './DialogPart'
import { LeaveOut } from './LeaveOut'
import { sharingQuery, stopSharing } from './link-requests'
import { PageProgressBar } from './PageProgressBar'
import { usePageWork } from './use-page-work'

const TEXT =
  'A link shows a picture of your design as it is now, for 90 days. Nobody can change it or download your photos. After a change, create a new link.'
const LEAFED_THROUGH =
  'A link shows all pages as they are now, for 90 days. Anyone who has it can leaf through them, in the size of a screen. Nobody can change them or get your photos. After a change, create a new link.'

/** A link that shows the design to others. Of what one leafs through, it shows all pages. */
export function ShareSection({ editor }: { editor: Editor }) {
  const { isLeafedThrough } = workspaceOf(editor.product)
  const { design } = useSyncExternalStore(editor.store.subscribe, editor.store.read)
  const dates = design.settings?.dates.length ?? 0
  const [hasDates, setHasDates] = useState(false)
  const client = useQueryClient()
  // A design that the store does not have is not shared.
  const uid = editor.saving.uid ?? ''
  const { data: isShared = false } = useQuery({ ...sharingQuery(uid), enabled: uid !== '' })
  const onSettled = () => client.invalidateQueries({ queryKey: sharingQuery(editor.saving.uid ?? '').queryKey })
  const share = usePageWork(
    async (work) => {
      const stored = await editor.cart.store()
      if (!isLeafedThrough) return shareLink(stored)
      const { sendLeaves } = await withRetry(() => import('~/editor/proof/send-leaves'))
      return shareLink(stored, await sendLeaves(editor, hasDates, work))
    },
    { onSettled },
  )
  const stop = useMutation({
    meta: OWN_ERRORS,
    mutationFn: () => stopSharing(uid),
    onSuccess: () => share.reset(),
    onSettled,
  })
  const error = share.error ?? stop.error
  const button = useRef<HTMLButtonElement>(null)
  const create = () => {
    stop.reset()
    share.mutate()
  }
  const goOn = () => {
    button.current?.focus()
    create()
  }
  return (
    <DialogPart title="Show it to others" text={isLeafedThrough ? LEAFED_THROUGH : TEXT}>
      {share.data && <CopyLink label="Link to your design" address={share.data} />}
      {error && (
        <Alert>
          {messageOf(error)}
          <LeaveOut editor={editor} error={error} onGoOn={goOn} />
        </Alert>
      )}
      <p aria-live="polite" className="text-[0.9375rem] empty:hidden">
        {stop.isSuccess && !share.data && 'Your design is no longer shared. Old links show nothing.'}
        {share.isCancelled && 'Cancelled. No link was made.'}
      </p>
      {dates > 0 && (
        <CheckField
          label={`Show my own dates (${dates}). Anyone who has the link can read them.`}
          checked={hasDates}
          disabled={share.isPending}
          onChange={(event) => setHasDates(event.target.checked)}
        />
      )}
      {isLeafedThrough && share.isPending && <PageProgressBar progress={share.progress} onCancel={share.cancel} />}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          look="secondary"
          state={share.isPending ? 'sending' : 'normal'}
          loadingText="One moment"
          onClick={create}
        >
          Create a link
        </Button>
        {isShared && (
          <Button look="quiet" state={stop.isPending ? 'sending' : 'normal'} onClick={() => stop.mutate()}>
            Stop sharing
          </Button>
        )}
      </div>
    </DialogPart>
  )
}
