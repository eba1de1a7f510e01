import { type Question, toQuestions } from '@kea/shared/page/questions'
import { PageQuestionsDocument } from '~/api/__generated__/documents/PageQuestions'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'
import { readHtml } from '~/lib/read-html'

export interface PageQuestions {
  /** The title of the page. */
  title: string
  /** The path of the page. */
  path: string
  questions: Question[]
  pages: number
}

/** The answered questions of a CMS page, one list page at a time. */
export const pageQuestionsQuery = (pageId: number, currentPage: number) =>
  gqlQuery(
    PageQuestionsDocument,
    { pageId, currentPage },
    ({ cmsPage, productQa }): PageQuestions => ({
      title: cmsPage?.content_heading || cmsPage?.title || '',
      path: `/${cmsPage?.url_key ?? ''}`,
      questions: toQuestions(productQa?.items ?? [], readHtml),
      pages: productQa?.page_info?.total_pages ?? 1,
    }),
    STALE.page,
  )
