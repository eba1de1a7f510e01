import { emailsIn } from '@kea/shared/schemas/fields'
import { type ReferralForm, referralForm } from '@kea/shared/schemas/referral'
import { ReferAFriendDocument } from '~/api/__generated__/documents/ReferAFriend'
import { ShopError, UNKNOWN_ERROR } from '~/api/errors'
import { sendForm } from '~/api/query'
import { useCustomer } from '~/features/customer/use-customer'
import { ShopForm } from '~/features/forms/ShopForm'
import { useShopForm } from '~/features/forms/use-shop-form'
import { CheckField, TextField } from '~/ui/Field'
import { FormSection } from './FormSection'

const LABELS: Record<keyof ReferralForm, string> = {
  email: 'Your email',
  friends: 'Your friends’ emails',
  knows: 'Your friends are happy to hear from us',
}
const EMPTY: ReferralForm = { email: '', friends: '', knows: false }

/** Returns the sender's referral link; '' if the backend has none. */
async function send({ email, friends, knows }: ReferralForm, captcha: string): Promise<string> {
  const input = { email, emails: emailsIn(friends), consent: knows }
  const { referAFriend } = await sendForm(ReferAFriendDocument, { input }, captcha)
  const [problem] = referAFriend?.user_errors ?? []
  if (problem) throw new ShopError('input', problem.message)
  if (!referAFriend?.success) throw new ShopError('server', UNKNOWN_ERROR)
  return referAFriend.referral_link ?? ''
}

/** Recommends the shop to a few friends, by email. */
export function ReferForm() {
  const isCustomer = useCustomer().state === 'loggedIn'
  const { field, sent, again, props } = useShopForm({
    name: 'refer-a-friend',
    schema: referralForm,
    empty: EMPTY,
    labels: LABELS,
    send,
  })
  return (
    <FormSection title="Recommend us to your friends">
      <ShopForm
        {...props}
        submitLabel="Send the recommendation"
        thanks={
          sent !== null && {
            title: 'Thank you. Your recommendation is on its way',
            text: (
              <>
                <p>Each friend gets one email from us, unless someone has already recommended us to them.</p>
                {sent && (
                  <p>
                    {isCustomer
                      ? 'Our email says your first name, if it is one plain word. You can pass on your link too:'
                      : 'Our email does not name you. Tell your friends yourself, and pass on your link:'}{' '}
                    <span className="break-all font-semibold">{sent}</span>
                  </p>
                )}
              </>
            ),
          }
        }
        onAgain={again}
        againLabel="Recommend us to someone else"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
          <TextField
            {...field('friends')}
            type="text"
            inputMode="email"
            autoComplete="off"
            hint="Up to five, separated by commas."
          />
        </div>
        <CheckField {...field('knows')} label="I know these people, and they will be glad to hear from you." />
      </ShopForm>
    </FormSection>
  )
}
