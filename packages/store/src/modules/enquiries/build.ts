import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import type { UploadsService } from '../uploads/service'
import { createEnquiryAdminRepo } from './admin-repo'
import { createEnquiriesRepo } from './repo'
import { createEnquiriesService } from './service'

interface Needs {
  settings: SettingsService
  uploads: UploadsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildEnquiries = ({ env, clock }: ServiceRequest, { settings, uploads, dailyUse, mailboxes }: Needs) =>
  createEnquiriesService({ repo: createEnquiriesRepo(env.DB), settings, uploads, dailyUse, mailboxes, clock })

export const buildEnquiryAdmin = ({ env }: ServiceRequest) => createEnquiryAdminRepo(env.DB)
