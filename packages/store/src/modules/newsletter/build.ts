import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { createNewsletterRepo } from './repo'
import { createNewsletterService } from './service'

export const buildNewsletter = (
  { env, clock, shopOrigin }: ServiceRequest,
  { settings, dailyUse, mailboxes }: { settings: SettingsService; dailyUse: DailyUse; mailboxes: Mailboxes },
) => createNewsletterService({ repo: createNewsletterRepo(env.DB), settings, dailyUse, mailboxes, clock, shopOrigin })
