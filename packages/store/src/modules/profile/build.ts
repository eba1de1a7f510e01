import type { ServiceRequest } from '../../service-request'
import type { CustomersService } from '../customers/service'
import type { NewsletterService } from '../newsletter/service'
import { createProfileRepo } from './repo'
import { createProfileService } from './service'

export const buildProfile = (
  { env }: ServiceRequest,
  { customers, newsletter }: { customers: CustomersService; newsletter: NewsletterService },
) => createProfileService({ repo: createProfileRepo(env.DB), customers, newsletter })
