import { ReadymadeTemplatesDocument } from '~/api/__generated__/documents/ReadymadeTemplates'
import type { ReadymadeTemplatesQuery } from '~/api/__generated__/types'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** A ready-made design, as a list shows it. */
export interface TemplateCard {
  sku: string
  name: string
  description: string
  picture: string
}

/** Each design once, with the picture of its first size. The shop has a row for each size. */
function toCards({ readymadeTemplates }: ReadymadeTemplatesQuery): TemplateCard[] {
  const cards = new Map<string, TemplateCard>()
  for (const row of readymadeTemplates?.items ?? []) {
    if (cards.has(row.template_sku)) continue
    cards.set(row.template_sku, {
      sku: row.template_sku,
      name: row.template_name ?? '',
      description: row.template_description ?? '',
      picture: row.custom_image ?? '',
    })
  }
  return [...cards.values()]
}

/** The ready-made designs of a type of products, in the shop's order. */
export const templatesQuery = (type: string) => gqlQuery(ReadymadeTemplatesDocument, { type }, toCards, STALE.page)
