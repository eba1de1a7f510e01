import type { PageQuestionsQuery, PageQuestionsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const PageQuestionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PageQuestions($pageId: Int!, $currentPage: Int!) {
  cmsPage(id: $pageId) {
    content_heading
    title
    url_key
  }
  productQa(page_id: $pageId, pageSize: 20, currentPage: $currentPage) {
    items {
      question
      answer
      answer_html
    }
    page_info {
      total_pages
    }
  }
}
    `) as unknown as TypedDocumentString<PageQuestionsQuery, PageQuestionsQueryVariables>
