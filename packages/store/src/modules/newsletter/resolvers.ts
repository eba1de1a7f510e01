import { newsletterForm } from '@kea/shared/schemas/newsletter'
import type { Resolvers } from '../../__generated__/resolvers'
import type { CpNewsletterOutput } from '../../__generated__/types'
import { readForm } from '../../read-form'
import { inputRefusal, Refusal } from '../../refusal'

const NOT_HERE = 'To end our letters, please open the link at the foot of one.'

/** This form's own way to refuse. */
async function answering(command: () => Promise<string>): Promise<CpNewsletterOutput> {
  try {
    return { error: false, message: await command() }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { error: true, message: error.message }
  }
}

export const newsletterResolvers: Resolvers = {
  Mutation: {
    cpnewsletter: (_, { input }, { services }) =>
      answering(async () => {
        if (input.subscribe === false) throw inputRefusal(NOT_HERE)
        const { email } = readForm(newsletterForm, { email: input.email })
        await services.captcha.require(input.recaptcha_response)
        return services.newsletter.subscribe(email, input.subscribe_source ?? '')
      }),
    unsubscribeNewsletter: (_, { token }, { services }) => answering(() => services.newsletter.unsubscribe(token)),
  },
}
