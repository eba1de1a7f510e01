import type { ServiceRequest } from '../../service-request'
import { createDailyUse } from './daily-use'
import { createMailboxes } from './mailboxes'

export const buildDailyUse = ({ env, clock, caller }: ServiceRequest) => createDailyUse({ db: env.DB, clock, caller })

export const buildMailboxes = ({ env, settings, clock }: ServiceRequest) =>
  createMailboxes({ db: env.DB, clock, signingKey: settings.SIGNING_KEY })
