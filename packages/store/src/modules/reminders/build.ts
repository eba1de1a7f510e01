import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { SettingsService } from '../settings/service'
import type { MediaLinks } from '../uploads/media-links'
import { createRemindersRepo } from './repo'
import { createReminders } from './service'

export const buildReminders = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { catalogue, links, settings }: { catalogue: CatalogueService; links: MediaLinks; settings: SettingsService },
) =>
  createReminders({ repo: createRemindersRepo(env.DB), catalogue, links, settings, siteUrl: SITE_URL ?? null, clock })
