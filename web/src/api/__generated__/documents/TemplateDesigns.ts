import type { TemplateDesignsQuery, TemplateDesignsQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const TemplateDesignsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query TemplateDesigns($sku: String!) {
  readymadeTemplates(template_sku: $sku, pageSize: 100) {
    items {
      tool_data
    }
  }
}
    `) as unknown as TypedDocumentString<TemplateDesignsQuery, TemplateDesignsQueryVariables>
