import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createGiftsRepo } from './repo'
import { createGiftsService } from './service'

export const buildGifts = (
  { env, settings: { SITE_URL, GIFT_MAIL_HOUR }, clock, onError }: ServiceRequest,
  { settings }: { settings: SettingsService },
) =>
  createGiftsService({
    repo: createGiftsRepo(env.DB),
    settings,
    siteUrl: SITE_URL ?? null,
    mailHour: GIFT_MAIL_HOUR,
    clock,
    onError,
  })
