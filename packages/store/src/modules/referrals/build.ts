import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import { createReferralsRepo } from './repo'
import { createReferralsService } from './service'

export const buildReferrals = (
  { env, clock, shopOrigin, caller, referralCode }: ServiceRequest,
  { settings, dailyUse, mailboxes }: { settings: SettingsService; dailyUse: DailyUse; mailboxes: Mailboxes },
) =>
  createReferralsService({
    repo: createReferralsRepo(env.DB),
    settings,
    dailyUse,
    mailboxes,
    clock,
    shopOrigin,
    customer: caller.customer,
    cameBy: referralCode,
  })
