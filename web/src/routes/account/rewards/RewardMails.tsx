import { useState } from 'react'
import { useSettings } from '~/api/settings-query'
import { useSubmit } from '~/features/forms/use-submit'
import { ValueForm } from '~/features/forms/ValueForm'
import { showToast } from '~/lib/toast'
import { CheckField } from '~/ui/Field'
import { chooseMails, type Rewards } from './rewards'

/** Which mails about points the customer gets. */
export function RewardMails({ rewards }: { rewards: Rewards }) {
  const { hasForeignBackend } = useSettings()
  const [mails, setMails] = useState(rewards.mails)
  const request = useSubmit(chooseMails, () => showToast('Your choice has been saved.'))
  if (hasForeignBackend) return <p>This shop has no emails about points.</p>
  return (
    <div className="max-w-xl">
      <ValueForm value={mails} request={request}>
        <div>
          <CheckField
            label="Email me when I have earned points"
            checked={mails.earned}
            onChange={({ target }) => setMails({ ...mails, earned: target.checked })}
          />
          <CheckField
            label="Email me 30 days before my points expire"
            checked={mails.ending}
            onChange={({ target }) => setMails({ ...mails, ending: target.checked })}
          />
        </div>
      </ValueForm>
    </div>
  )
}
