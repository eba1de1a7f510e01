import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createGiftsRepo } from './repo'
import { createGiftsService } from './service'

export const buildGifts = (
  { env, settings: { SITE_URL }, clock, onError }: ServiceRequest,
  { settings }: { settings: SettingsService },
) => createGiftsService({ repo: createGiftsRepo(env.DB), settings, siteUrl: SITE_URL ?? null, clock, onError })
