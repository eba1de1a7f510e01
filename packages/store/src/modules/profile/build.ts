import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import type { SettingsService } from '../settings/service'
import { createProfileRepo } from './repo'
import { createProfileService } from './service'

export const buildProfile = (
  { env }: ServiceRequest,
  {
    customers,
    newsletter,
    settings,
  }: { customers: CustomersService; newsletter: NewsletterService; settings: SettingsService },
) => createProfileService({ repo: createProfileRepo(env.DB), customers, newsletter, settings })
