import { useRef } from 'react'
import type { Editor } from '~/editor/Editor'
import { messageOf } from '~/editor/model/message-of'
import { workspaceOf } from '~/editor/workspaces/workspace-of'
import { downloadFile } from '~/lib/download-file'
import { withRetry } from '~/lib/with-retry'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { DialogPart } from './DialogPart'
import { LeaveOut } from './LeaveOut'
import { PageProgressBar } from './PageProgressBar'
import { usePageWork } from './use-page-work'

const TEXT =
  'Check every page in a PDF, with its sides and edges. It has small photos and the word PROOF across it. Your print has neither.'
const LEAFED_THROUGH =
  'Leaf through all pages in one PDF. It has small photos and the word PROOF across each page. Your print has neither.'

/** The design as a PDF to look at. What makes it loads with the first tap. */
export function ProofSection({ editor }: { editor: Editor }) {
  const { isLeafedThrough } = workspaceOf(editor.product)
  const proof = usePageWork(async (work) => {
    const { browserProof } = await withRetry(() => import('~/editor/proof/browser-proof'))
    const file = await browserProof(editor, work)
    downloadFile(file)
    return file.name
  })
  const button = useRef<HTMLButtonElement>(null)
  const goOn = () => {
    button.current?.focus()
    proof.mutate()
  }
  return (
    <DialogPart title="Download a proof" text={isLeafedThrough ? LEAFED_THROUGH : TEXT}>
      {proof.isError && (
        <Alert>
          {messageOf(proof.error)}
          <LeaveOut editor={editor} error={proof.error} onGoOn={goOn} />
        </Alert>
      )}
      <p aria-live="polite" className="text-[0.9375rem] empty:hidden">
        {proof.data && 'Your proof is in your downloads.'}
        {proof.isCancelled && 'Cancelled.'}
      </p>
      {isLeafedThrough && proof.isPending && <PageProgressBar progress={proof.progress} onCancel={proof.cancel} />}
      <Button
        ref={button}
        look="secondary"
        className="justify-self-start"
        state={proof.isPending ? 'sending' : 'normal'}
        loadingText="One moment"
        onClick={() => proof.mutate()}
      >
        Download proof
      </Button>
    </DialogPart>
  )
}
