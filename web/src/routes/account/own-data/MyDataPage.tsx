import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { OWN_ERRORS } from '~/api/query-client'
import { downloadFile } from '~/lib/download-file'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { AccountSection } from '../frame/AccountSection'
import { DeleteAccount } from './DeleteAccount'
import { fetchOwnData } from './own-data'

/** The download of everything that the shop has of the customer, and the end of the account. */
export default function MyDataPage() {
  const [isLeaving, setIsLeaving] = useState(false)
  const download = useMutation({
    meta: OWN_ERRORS,
    mutationFn: fetchOwnData,
    onSuccess: (json) => downloadFile(new File([json], 'my-data.json', { type: 'application/json' })),
  })
  return (
    <>
      <AccountSection title="Download all your data">
        <p className="max-w-prose text-ink-soft">
          One file with all we have of you: your account, addresses, orders, questions, reviews, designs, logins and the
          names of your photos. Programs can read it (JSON).
        </p>
        {download.error && <Alert className="mt-4">{messageOf(download.error)}</Alert>}
        <Button
          className="mt-5"
          state={download.isPending ? 'sending' : 'normal'}
          loadingText="Collecting"
          onClick={() => download.mutate()}
        >
          Download
        </Button>
      </AccountSection>
      <AccountSection title="Delete your account">
        <p className="max-w-prose text-ink-soft">
          Your name, addresses, designs, photos, questions and logins go for good. Tax law asks us to keep what you
          ordered, and when and for how much, for seven years. If an order is still on its way, we keep its address
          until 90 days after we send it.
        </p>
        {isLeaving ? (
          <DeleteAccount onStay={() => setIsLeaving(false)} />
        ) : (
          <Button look="secondary" className="mt-5" onClick={() => setIsLeaving(true)}>
            Delete my account
          </Button>
        )}
      </AccountSection>
    </>
  )
}
