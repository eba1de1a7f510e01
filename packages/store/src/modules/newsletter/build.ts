import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { createBirthdays } from './birthdays'
import { createNewsletterRepo } from './repo'
import { createNewsletterService } from './service'

export const buildBirthdays = (
  { env, settings: { SITE_URL, GIFT_MAIL_HOUR }, clock }: ServiceRequest,
  { settings }: { settings: SettingsService },
) => {
  const repo = createNewsletterRepo(env.DB)
  return createBirthdays({ db: env.DB, repo, settings, siteUrl: SITE_URL ?? null, mailHour: GIFT_MAIL_HOUR, clock })
}

export const buildNewsletter = (
  { env, clock, shopOrigin }: ServiceRequest,
  { settings, dailyUse, mailboxes }: { settings: SettingsService; dailyUse: DailyUse; mailboxes: Mailboxes },
) => createNewsletterService({ repo: createNewsletterRepo(env.DB), settings, dailyUse, mailboxes, clock, shopOrigin })
