import { formatMoney } from '@kea/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { showToast } from '~/lib/toast'
import { Button, ButtonLink } from '~/ui/Button'
import { AccountSection } from '../frame/AccountSection'
import { NotLoaded } from '../frame/NotLoaded'
import { type Referral, referralQuery } from './referral'

/** The personal link of the customer, and what it has brought. */
export default function ReferAndEarnPage() {
  const query = useQuery(referralQuery)
  const { data } = query
  if (data === null) return <p>This shop has no personal links.</p>
  if (!data) return <NotLoaded query={query} lines={8} kept="Your rewards are safe." />
  return (
    <>
      <AccountSection title="Your link">
        <p className="max-w-prose text-ink-soft">{offerOf(data)}</p>
        <PersonalLink link={data.link} />
      </AccountSection>
      <AccountSection title="Your friends">
        <Friends referral={data} />
      </AccountSection>
      <AccountSection title="Good to know">
        <ul className="grid max-w-prose list-disc gap-2 pl-5 text-ink-soft">
          <li>With your link, your friend pays our normal prices.</li>
          <li>The reward is for friends who are new here, not for your own household.</li>
          <li>If your friend’s order is refunded, the reward goes too.</li>
          <li>
            We never tell you who has ordered, or what. Read{' '}
            <Link to="/refer-a-friend" className="text-kea underline">
              how recommending works
            </Link>
            .
          </li>
        </ul>
      </AccountSection>
    </>
  )
}

const offerOf = ({ reward }: Referral): string =>
  reward === 0
    ? 'Share it with people who may like our prints. There’s no reward for it at the moment.'
    : `Share it with people who may like our prints. For the first order that a friend pays, you get ${formatMoney(reward)} of store credit.`

/** `share` is missing in many browsers on computers. */
const canShare = () => typeof navigator.share === 'function'

function PersonalLink({ link }: { link: string }) {
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => showToast('Your link is copied.'),
      () => showToast('Your browser did not copy it. Select the link and copy it yourself.'),
    )
  // A shopper who closes the sheet of the device needs no message.
  const share = () => navigator.share({ url: link }).catch(() => {})
  return (
    <div className="mt-4 max-w-xl">
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        Personal link
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        className="block min-h-12 w-full rounded-lg border border-control bg-mist px-3.5 text-base"
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>Copy the link</Button>
        {canShare() && (
          <Button look="secondary" onClick={share}>
            Share
          </Button>
        )}
        <ButtonLink look="secondary" to="/refer-a-friend">
          Let us email a friend
        </ButtonLink>
      </p>
    </div>
  )
}

function Friends({ referral: { friends, earned } }: { referral: Referral }) {
  if (friends.length === 0) {
    return (
      <p className="max-w-prose text-ink-soft">
        Nobody has ordered with your link yet. When somebody does, you see it here.
      </p>
    )
  }
  return (
    <>
      <p className="mb-4">
        Your rewards so far: <strong className="tabular-nums">{formatMoney(earned)}</strong>
      </p>
      <ul className="border-t border-line">
        {friends.map(({ text, date }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: friends have no id, so that nothing names them.
            key={at}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3.5 last:border-b-0"
          >
            <span>{text}</span>
            <span className="text-ink-soft tabular-nums">{date}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
