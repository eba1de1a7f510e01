import { routes } from '@kea/shared/routes'
import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import { createOpenId } from './openid'
import { createSocialRepo } from './repo'
import { createSocial } from './service'

interface Needs {
  customers: CustomersService
  newsletter: NewsletterService
}

export const buildSocial = (
  { env, clock, caller, shopOrigin, settings, externalFetch, onError }: ServiceRequest,
  { customers, newsletter }: Needs,
) =>
  createSocial({
    repo: createSocialRepo(env.DB),
    customers,
    newsletter,
    providers: settings.OIDC_PROVIDERS,
    openIdOf: (provider) =>
      createOpenId({
        provider,
        redirectUri: `${settings.SITE_URL ?? shopOrigin}${routes.socialCallback()}`,
        externalFetch,
        allowsHttp: settings.MODE === 'local',
      }),
    clock,
    caller,
    onError,
  })
