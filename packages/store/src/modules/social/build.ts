import { routes } from '@kea/shared/routes'
import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import { createOpenId } from './openid'
import { createSocialRepo } from './repo'
import { createSocial } from './service'

interface Needs {
  customers: CustomersService
  newsletter: NewsletterService
  settings: SettingsService
}

export const buildSocial = (
  { env, clock, caller, shopOrigin, settings, externalFetch, onError }: ServiceRequest,
  services: Needs,
) =>
  createSocial({
    repo: createSocialRepo(env.DB),
    customers: services.customers,
    newsletter: services.newsletter,
    settings: services.settings,
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
    shopOrigin,
    onError,
  })
