import type { ServiceRequest } from '../../service-request'
import type { Trash } from '../files/trash'
import { createDailyUse, type DailyUse } from '../limits/daily-use'
import { createMediaLinks, type MediaLinks } from './media-links'
import { createPhoneLinks } from './phone-links'
import { createPhoneLinksRepo } from './phone-links-repo'
import { createUploadsRepo } from './repo'
import { createUploadsService } from './service'

export const buildMediaLinks = ({ settings, clock }: ServiceRequest) =>
  createMediaLinks({ signingKey: settings.SIGNING_KEY, clock })

export const buildUploads = (
  { env, clock, caller }: ServiceRequest,
  { links, dailyUse, trash }: { links: MediaLinks; dailyUse: DailyUse; trash: Trash },
) =>
  createUploadsService({
    repo: createUploadsRepo(env.DB),
    files: env.FILES,
    trash,
    links,
    clock,
    owners: caller.owners,
    dailyUse,
  })

export const buildPhoneLinks = (
  request: ServiceRequest,
  { links, dailyUse, trash }: { links: MediaLinks; dailyUse: DailyUse; trash: Trash },
) => {
  const { env, clock, caller } = request
  return createPhoneLinks({
    repo: createPhoneLinksRepo(env.DB),
    clock,
    owners: caller.owners,
    dailyUse,
    uploadsOf: (owner) => {
      // The photos of a phone count as those of the shopper.
      const sender = { ...caller, owners: [owner] }
      const own = { links, trash, dailyUse: createDailyUse({ db: env.DB, clock, caller: sender }) }
      return buildUploads({ ...request, caller: sender }, own)
    },
  })
}
