import { questionForm } from '@kea/shared/schemas/review'
import type { Resolvers, ResolversParentTypes } from '../../__generated__/resolvers'
import type { PageReviewData, ProductQaOutput } from '../../__generated__/types'
import { type Paging, toPageInfo } from '../../paging'
import { readForm } from '../../read-form'
import type { Services } from '../../services'
import type { QuestionList } from './service'

/** Id of the section with the questions. */
const QUESTIONS_ID = 'questions'

const toAnswer = ({ questions, total, paging }: QuestionList): ProductQaOutput => ({
  items: questions,
  total_counts: total,
  nofaq: total === 0,
  page_info: toPageInfo(paging, total),
})

interface ShownPage {
  slug: string
  /** The number of a CMS page; null for a product page. */
  pageId: number | null
  sku: string | null
}

async function toReviewData({ slug, pageId, sku }: ShownPage, services: Services): Promise<PageReviewData> {
  const questions = await services.questions.count(slug)
  return {
    faqCount: questions,
    displayReview: sku === null ? null : 'own',
    displayQaLink: questions > 0,
    displayShopperLink: false,
    qaTabId: questions > 0 ? QUESTIONS_ID : null,
    pageId,
  }
}

/** Null for an address that has moved. */
const toShownPage = (details: ResolversParentTypes['PageDetails']): ShownPage | null =>
  details.redirect_code || !details.relative_url
    ? null
    : {
        slug: details.relative_url,
        pageId: details.type === 'CMS_PAGE' ? (details.id ?? null) : null,
        sku: details.product?.sku ?? null,
      }

export const questionsResolvers: Resolvers = {
  Query: {
    productQa: async (_, { page_id, pageSize, currentPage }, { services }) => {
      const page = await services.pages.byId(page_id)
      return page && toAnswer(await services.questions.list(page.slug, { pageSize, currentPage }))
    },
    pageReviewData: async (_, { page_id }, { services }) => {
      const page = await services.pages.byId(page_id)
      return page && toReviewData({ slug: page.slug, pageId: page.id, sku: page.sku }, services)
    },
  },
  Mutation: {
    askProductQuestion: async (_, { input }, { services }) => {
      const { page_id, sku, recaptcha_response, ...fields } = input
      const form = readForm(questionForm, fields)
      await services.captcha.require(recaptcha_response)
      await services.questions.ask({ pageId: page_id, sku: sku || null, form })
      return { status: true, message: 'Thank you. We answer by email, usually within two working days.' }
    },
  },
  PageDetails: {
    qa: async (details, paging: Paging, { services }) => {
      const page = toShownPage(details)
      return page && toAnswer(await services.questions.list(page.slug, paging))
    },
    review_data: (details, _, { services }) => {
      const page = toShownPage(details)
      return page && toReviewData(page, services)
    },
  },
}
