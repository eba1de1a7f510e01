import type { ReadymadeTemplatesQuery, ReadymadeTemplatesQueryVariables } from '../types'
import { TypedDocumentString } from '../typed-document-string'

export const ReadymadeTemplatesDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ReadymadeTemplates($type: String!) {
  readymadeTemplates(product_type: $type, pageSize: 100) {
    items {
      template_sku
      template_name
      template_description
      custom_image
    }
  }
}
    `) as unknown as TypedDocumentString<ReadymadeTemplatesQuery, ReadymadeTemplatesQueryVariables>
