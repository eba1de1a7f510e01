import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createSignsRepo } from './repo'
import { createSigns } from './service'

export const buildSigns = (
  { env, settings: { SITE_URL }, clock }: ServiceRequest,
  { settings }: { settings: SettingsService },
) => createSigns({ repo: createSignsRepo(env.DB), settings, siteUrl: SITE_URL ?? null, clock })
