import { accountPath } from '@kea/shared/account-routes'
import { sourcePath } from '@kea/shared/newsletter/offer'
import { newsletterForm, popupSubscription } from '@kea/shared/schemas/newsletter'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CpNewsletterInput, CpNewsletterOutput } from '../../__generated__/types'
import { readForm } from '../../read-form'
import { inputRefusal, Refusal } from '../../refusal'
import type { AskedSubscription } from './service'

const USE_THE_LINK = 'To unsubscribe, please open the link at the end of a newsletter.'

/** Refusals of this form are answers with `error: true`. */
async function toOutput(run: () => Promise<string>): Promise<CpNewsletterOutput> {
  try {
    return { status: true, error: false, message: await run() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: false, error: true, message: error.message }
  }
}

/** Only what a form needs is read: a phone number, for instance, is not. */
function readSubscription(input: CpNewsletterInput): AskedSubscription {
  const from = { source: input.subscribe_source ?? '', pageId: input.category_id ?? 0 }
  if (input.popup !== true) {
    const { email } = readForm(newsletterForm, { email: input.email })
    const isAccount = sourcePath(from.source) === accountPath('newsletter')
    return { ...from, email, form: isAccount ? 'account' : 'footer' }
  }
  const { firstName, email, date_of_birth } = readForm(popupSubscription, {
    firstName: input.firstName ?? '',
    email: input.email,
    date_of_birth: input.date_of_birth ?? '',
  })
  return {
    ...from,
    email,
    form: 'popup',
    firstname: firstName,
    dateOfBirth: date_of_birth,
    hasOffer: input.popup_design === true,
  }
}

export const newsletterResolvers: Resolvers = {
  Mutation: {
    cpnewsletter: (_, { input }, { services }) =>
      toOutput(async () => {
        if (input.subscribe === false) throw inputRefusal(USE_THE_LINK)
        const subscription = readSubscription(input)
        await services.captcha.require(input.recaptcha_response)
        return services.newsletter.subscribe(subscription)
      }),
    subscribeEmailToNewsletter: async (_, { email }, { services }) => {
      const form = readForm(newsletterForm, { email })
      await services.captcha.require(null)
      await services.newsletter.subscribe({ email: form.email, form: 'footer', source: '' })
      return { status: 'SUBSCRIBED' }
    },
    unsubscribeNewsletter: (_, { token }, { services }) =>
      toOutput(() => services.newsletter.unsubscribe(token, 'link')),
  },
}
