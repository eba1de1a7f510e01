import { type Question, toQuestions } from '@kea/shared/page/questions'
import { PageQuestionsDocument } from '~/api/__generated__/graphql'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface PageQuestions {
  /** What they are about. */
  title: string
  /** Of the page that shows them. */
  path: string
  questions: Question[]
  pages: number
}

/** The answered questions of a page of the CMS, a part of them at a time. */
export const pageQuestionsQuery = (pageId: number, currentPage: number) =>
  gqlQuery(
    PageQuestionsDocument,
    { pageId, currentPage },
    ({ cmsPage, productQa }): PageQuestions => ({
      title: cmsPage?.content_heading || cmsPage?.title || '',
      path: `/${cmsPage?.url_key ?? ''}`,
      questions: toQuestions(productQa?.items ?? []),
      pages: productQa?.page_info?.total_pages ?? 1,
    }),
    STALE.page,
  )
