import { newsletterForm } from '@kea/shared/schemas/newsletter'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CpNewsletterOutput } from '../../__generated__/types'
import { readForm } from '../../read-form'
import { inputRefusal, Refusal } from '../../refusal'

const USE_THE_LINK = 'To unsubscribe, please open the link at the end of a newsletter.'

/** Refusals of this form are answers with `error: true`. */
async function toOutput(run: () => Promise<string>): Promise<CpNewsletterOutput> {
  try {
    return { error: false, message: await run() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { error: true, message: error.message }
  }
}

export const newsletterResolvers: Resolvers = {
  Mutation: {
    cpnewsletter: (_, { input }, { services }) =>
      toOutput(async () => {
        if (input.subscribe === false) throw inputRefusal(USE_THE_LINK)
        const { email } = readForm(newsletterForm, { email: input.email })
        await services.captcha.require(input.recaptcha_response)
        return services.newsletter.subscribe(email, input.subscribe_source ?? '')
      }),
    subscribeEmailToNewsletter: async (_, { email }, { services }) => {
      const form = readForm(newsletterForm, { email })
      await services.captcha.require(null)
      await services.newsletter.subscribe(form.email, '')
      return { status: 'SUBSCRIBED' }
    },
    unsubscribeNewsletter: (_, { token }, { services }) => toOutput(() => services.newsletter.unsubscribe(token)),
  },
}
