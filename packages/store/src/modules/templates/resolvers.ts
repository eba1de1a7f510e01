import { z } from 'zod'
import type { Resolvers } from '../../__generated__/resolvers'
import { toPageInfo, within } from '../../paging'
import { readJson } from '../../read-json'
import type { SizedTemplate } from './service'

const SHAPES = { ellipse: 'Round', path: 'Cut to shape' } as const

/** Paths by the outline of a face. */
const pictures = z.record(z.string(), z.string())

const shapeOf = (outline: 'rect' | 'ellipse' | 'path' | null, { size }: SizedTemplate): string | null => {
  if (outline === 'rect') return size.widthMm === size.heightMm ? 'Square' : 'Rectangle'
  return outline && SHAPES[outline]
}

export const templatesResolvers: Resolvers = {
  Query: {
    readymadeTemplates: async (_, args, { services }) => {
      const { product_type = null, template_category = null, template_sku = null, pageSize, currentPage } = args
      const paging = within({ pageSize, currentPage })
      const match = { productType: product_type, category: template_category, sku: template_sku }
      const { templates, total } = await services.templates.list(match, paging)
      return { items: templates, total_count: total, page_info: toPageInfo(paging, total) }
    },
  },
  ReadymadeTemplate: {
    tool_data: (template, _, { services }) => services.templates.documentOf(template),
    template_id: ({ row, size }) => `${row.id}-${size.optionUid}`,
    template_sku: ({ row }) => row.sku,
    template_name: ({ row }) => row.name,
    template_category: ({ row }) => row.category,
    custom_image: (template, _, { services }) =>
      readJson(pictures, template.row.pictures)[services.templates.outlineOf(template) ?? ''] ?? null,
    template_description: ({ row }) => row.description,
    product_size: ({ title }) => title,
    product_type: ({ row }) => row.product_type,
    product_shape: (template, _, { services }) => shapeOf(services.templates.outlineOf(template), template),
    product_material: ({ row }) => row.material,
    meta_title: ({ row }) => row.meta_title,
    meta_description: ({ row }) => row.meta_description,
    meta_keywords: ({ row }) => row.meta_keywords,
  },
}
