import type { QuestionForm } from '@kea/shared/schemas/review'
import type { Clock } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { type Paging, pageCount, toSlice, within } from '../../paging'
import { missingRefusal } from '../../refusal'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import { IF_CHANGED, type Mailboxes } from '../limits/mailboxes'
import type { PagesService } from '../pages/service'
import type { SettingsService } from '../settings/service'
import { askedMail } from './asked-mail'
import type { QuestionRow, QuestionsRepo } from './repo'

export interface QuestionList {
  questions: QuestionRow[]
  total: number
  paging: Paging
}

interface Dependencies {
  repo: QuestionsRepo
  pages: PagesService
  catalogue: CatalogueService
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  clock: Clock
}

export interface QuestionInput {
  /** The number of a CMS page. */
  pageId: number
  /** The sku of a product page, instead of the number. */
  sku: string | null
  form: QuestionForm
}

export function createQuestionsService(dependencies: Dependencies) {
  const { repo, pages, catalogue, settings, dailyUse, mailboxes, clock } = dependencies
  // One document may read the list and its length.
  const counted = new Map<string, Promise<number>>()
  const count = (slug: string): Promise<number> => {
    const known = counted.get(slug) ?? repo.count(slug)
    counted.set(slug, known)
    return known
  }

  const slugOf = async ({ pageId, sku }: QuestionInput): Promise<string> => {
    const slug = sku === null ? (await pages.byId(pageId))?.slug : (await catalogue.bySku([sku]))[0]?.urlKey
    if (!slug) throw missingRefusal('There is no such page to ask about.')
    return slug
  }

  return {
    count,

    /** Stores a question until it is answered, and mails the shop. The same question is stored once. */
    async ask(input: QuestionInput): Promise<void> {
      const slug = await slugOf(input)
      const shop = await settings.names()
      const now = clock().toISOString()
      const mailing = await mailboxes.mailing(await askedMail(slug, input.form, shop.email), 'shop', IF_CHANGED)
      await repo
        .ask(slug, input.form, { counting: dailyUse.counting('questions', 0), mailing }, now)
        .catch(refuseDayLimit('questions', shop.email))
    },

    /** Questions of the page with this slug. */
    async list(slug: string, asked: Paging): Promise<QuestionList> {
      const paging = within(asked)
      const slice = toSlice(paging)
      const [total, questions] = await Promise.all([count(slug), repo.list(slug, slice)])
      pageCount(paging, total)
      return { questions, total, paging }
    },
  }
}
