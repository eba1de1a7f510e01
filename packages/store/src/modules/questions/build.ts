import type { ServiceRequest } from '../../service-request'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { PagesService } from '../pages/service'
import type { SettingsService } from '../settings/service'
import { createQuestionAdmin } from './admin'
import { createQuestionAdminRepo } from './admin-repo'
import { createQuestionsRepo } from './repo'
import { createQuestionsService } from './service'

interface Needs {
  pages: PagesService
  catalogue: CatalogueService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
}

export const buildQuestions = (
  { env, clock }: ServiceRequest,
  { pages, catalogue, settings, dailyUse, mailboxes }: Needs,
) =>
  createQuestionsService({
    repo: createQuestionsRepo(env.DB),
    pages,
    catalogue,
    settings,
    dailyUse,
    mailboxes,
    clock,
  })

export const buildQuestionAdmin = ({ env, clock }: ServiceRequest, { settings }: { settings: SettingsService }) =>
  createQuestionAdmin({ repo: createQuestionAdminRepo(env.DB), settings, clock })
