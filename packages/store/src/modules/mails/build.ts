import type { ServiceRequest } from '../../service-request'
import type { SettingsService } from '../settings/service'
import { createMailsRepo } from './repo'
import { createMailsService } from './service'

export const buildMails = (
  { env, settings: { MAIL_FROM }, clock, onError }: ServiceRequest,
  { settings }: { settings: SettingsService },
) =>
  createMailsService({
    repo: createMailsRepo(env.DB),
    settings,
    post: env.EMAIL ?? null,
    from: MAIL_FROM ?? null,
    clock,
    onError,
  })
