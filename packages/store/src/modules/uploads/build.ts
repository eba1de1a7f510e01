import type { ServiceRequest } from '../../service-request'
import type { DailyUse } from '../limits/daily-use'
import { createMediaLinks, type MediaLinks } from './media-links'
import { createUploadsRepo } from './repo'
import { createUploadsService } from './service'

export const buildMediaLinks = ({ settings, clock }: ServiceRequest) =>
  createMediaLinks({ signingKey: settings.SIGNING_KEY, clock })

export const buildUploads = (
  { env, clock, caller }: ServiceRequest,
  { links, dailyUse }: { links: MediaLinks; dailyUse: DailyUse },
) =>
  createUploadsService({
    repo: createUploadsRepo(env.DB),
    files: env.FILES,
    links,
    clock,
    owners: caller.owners,
    dailyUse,
  })
