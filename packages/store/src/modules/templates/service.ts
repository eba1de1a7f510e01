import { partOf, type SizeRow, sizesOf } from '@kea/design/product/parts'
import { layTemplate } from '@kea/design/templates/lay-template'
import { templateData } from '@kea/design/templates/template-data'
import { completeChoice } from '@kea/shared/product-options'
import DataLoader from 'dataloader'
import { type Paging, pageCount, toSlice } from '../../paging'
import { readJson } from '../../read-json'
import { type Choice, definitionOf, type Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import type { TemplateMatch, TemplateRow, TemplatesRepo } from './repo'

/** A template in one size of its product. */
export interface SizedTemplate {
  row: TemplateRow
  product: Product
  size: SizeRow
  /** The size as the catalogue calls it. */
  title: string
}

interface Dependencies {
  repo: TemplatesRepo
  catalogue: Pick<CatalogueService, 'bySku'>
}

/** The sizes of a product on sale, in the order of its options. */
function sizesOn(product: Product): { size: SizeRow; title: string }[] {
  const definition = definitionOf(product)
  if (!definition) return []
  const choices = new Map<string, Choice>(
    product.options.flatMap(({ choices }) => choices.map((each) => [each.uid, each])),
  )
  return sizesOf(definition).flatMap((size) => {
    const choice = choices.get(size.optionUid)
    return choice ? [{ size, title: choice.title }] : []
  })
}

/** Ready-made designs. What a browser sends is never taken for one: a design that began as one is a design like any other. */
export function createTemplatesService({ repo, catalogue }: Dependencies) {
  const contents = new DataLoader<number, string>(async (ids) => {
    const found = await repo.contents(ids)
    return ids.map((id) => found.get(id) ?? new Error(`There is no template ${id}`))
  })

  return {
    /** A page of the templates in all sizes. Templates of a product that is not on sale are left out. */
    async list(match: TemplateMatch, paging: Paging): Promise<{ templates: SizedTemplate[]; total: number }> {
      const rows = await repo.list(match)
      const products = await catalogue.bySku([...new Set(rows.map(({ product_sku }) => product_sku))])
      const sized = new Map(products.map((product) => [product.sku, { product, sizes: sizesOn(product) }]))
      const all = rows.flatMap((row) => {
        const { product, sizes = [] } = sized.get(row.product_sku) ?? {}
        return product ? sizes.map((size) => ({ row, product, ...size })) : []
      })
      pageCount(paging, all.length)
      const { limit, offset } = toSlice(paging)
      return { templates: all.slice(offset, offset + limit), total: all.length }
    },

    /** The design document of a template in its size; null for a form of the product that it was not drawn for. */
    async documentOf({ row, product, size }: SizedTemplate): Promise<string | null> {
      const definition = definitionOf(product)
      if (!definition) return null
      const template = readJson(templateData, await contents.load(row.id))
      const options = completeChoice(product.options, [size.optionUid])
      const { sku, tool } = product
      const design = layTemplate(template, definition, { sku, tool: tool ?? '', options })
      return design && JSON.stringify(design)
    },

    /** The outline of the first part in this size. */
    outlineOf({ product, size }: SizedTemplate): 'rect' | 'ellipse' | 'path' | null {
      const definition = definitionOf(product)
      return definition && partOf(definition, [size.optionUid]).outline.kind
    },
  }
}
