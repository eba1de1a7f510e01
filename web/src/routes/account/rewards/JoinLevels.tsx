import { accountPath } from '@kea/shared/account-routes'
import { useNavigate } from 'react-router-dom'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { Alert } from '~/ui/Alert'
import { Button, ButtonLink } from '~/ui/Button'
import { LevelList } from './RewardLevels'
import { joinLevels, type Rewards } from './rewards'

const LEVELS = `${accountPath('my-rewards')}/loyaltylevel`

/** Joining is the customer's own step: nobody is in a level without it. */
export function JoinLevels({ rewards: { level } }: { rewards: Rewards }) {
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(joinLevels, () => {
    showToast('You have joined. Welcome!')
    navigate(LEVELS)
  })
  if (level === null || level.isJoined) {
    return (
      <>
        <p className="text-ink-soft">{level ? 'You have already joined.' : 'This shop has no levels.'}</p>
        <ButtonLink className="mt-6" look="secondary" to={LEVELS}>
          See your level
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        Joining costs nothing. You start at {level.name}, and the points of your paid orders bring you up. We use only
        your orders for it.
      </p>
      <LevelList own={null} />
      {error !== '' && <Alert className="mt-6">{error}</Alert>}
      <Button
        className="mt-6"
        state={pending ? 'sending' : 'normal'}
        loadingText="Joining"
        onClick={() => submit(undefined)}
      >
        Join the levels
      </Button>
    </>
  )
}
