import type { ServiceRequest } from '../../service-request'
import { createDesignFiles } from '../designs/design-files'
import { createDesignsRepo } from '../designs/repo'
import type { Trash } from '../files/trash'
import type { DailyUse } from '../limits/daily-use'
import { createPrintText } from '../print-plan/print-text'
import type { SettingsService } from '../settings/service'
import { createPrintingRepo } from './repo'
import { createPrintingService } from './service'

interface Needs {
  dailyUse: DailyUse
  settings: SettingsService
  trash: Trash
}

export function buildPrinting({ env, clock, onError }: ServiceRequest, { dailyUse, settings, trash }: Needs) {
  const documents = createDesignFiles({
    repo: createDesignsRepo(env.DB),
    files: env.FILES,
    clock,
    dailyUse,
    owner: null,
  })
  return createPrintingService({
    repo: createPrintingRepo(env.DB),
    files: env.FILES,
    trash,
    documentOf: ({ designUid, revision, fileKey }) => documents.read({ uid: designUid, revision, file_key: fileKey }),
    text: createPrintText(),
    settings,
    clock,
    onError,
  })
}
