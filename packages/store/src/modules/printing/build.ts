import type { ServiceRequest } from '../../service-request'
import { createDesignFiles } from '../designs/design-files'
import { createDesignsRepo } from '../designs/repo'
import type { DailyUse } from '../limits/daily-use'
import { createPrintText } from './print-text'
import { createPrintingRepo } from './repo'
import { createPrintingService } from './service'

export function buildPrinting({ env, clock, onError }: ServiceRequest, { dailyUse }: { dailyUse: DailyUse }) {
  const documents = createDesignFiles({ repo: createDesignsRepo(env.DB), files: env.FILES, clock, dailyUse })
  return createPrintingService({
    repo: createPrintingRepo(env.DB),
    files: env.FILES,
    documentOf: ({ designUid, revision, fileKey }) => documents.read({ uid: designUid, revision, file_key: fileKey }),
    startText: createPrintText,
    clock,
    onError,
  })
}
