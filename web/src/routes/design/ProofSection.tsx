import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { OWN_ERRORS } from '~/api/query-client'
import type { Editor } from '~/editor/Editor'
import { messageOf } from '~/editor/model/message-of'
import { downloadFile } from '~/lib/download-file'
import { withRetry } from '~/lib/with-retry'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { DialogPart } from './DialogPart'
import { LeaveOut } from './LeaveOut'

/** The design as a PDF to look at. What makes it loads with the first tap. */
export function ProofSection({ editor }: { editor: Editor }) {
  const proof = useMutation({
    meta: OWN_ERRORS,
    mutationFn: async () => {
      const { browserProof } = await withRetry(() => import('~/editor/proof/browser-proof'))
      downloadFile(await browserProof(editor))
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  const goOn = () => {
    button.current?.focus()
    proof.mutate()
  }
  return (
    <DialogPart
      title="Download a proof"
      text="Check every page in a PDF, with its sides and edges. It has small photos and the word PROOF across it. Your print has neither."
    >
      {proof.isError && (
        <Alert>
          {messageOf(proof.error)}
          <LeaveOut editor={editor} error={proof.error} onGoOn={goOn} />
        </Alert>
      )}
      <p aria-live="polite" className="text-[0.9375rem] empty:hidden">
        {proof.isSuccess && 'Your proof is in your downloads.'}
      </p>
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
