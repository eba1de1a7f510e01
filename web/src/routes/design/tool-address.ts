import { TOOL_QUERIES } from '@kea/shared/first-view/first-photo'
import { toolOf } from '@kea/shared/tool-of'

/** The tool of an address, and the skus of the product and of the ready-made template in it; '' for none. */
export function readToolAddress({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search)
  return { tool: toolOf(pathname), sku: query.get('sku') ?? '', template: query.get('template_sku') ?? '' }
}

/** True for an address that names nothing to open yet. */
export const isBare = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return !TOOL_QUERIES.some((name) => query.get(name))
}
