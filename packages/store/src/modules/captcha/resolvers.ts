import type { Resolvers } from '../../__generated__/resolvers'

export const captchaResolvers: Resolvers = {
  Query: {
    recaptchaV3Config: (_, __, { services }) => services.captcha.config(),
  },
}
