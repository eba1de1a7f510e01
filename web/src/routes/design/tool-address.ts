import { toolOf } from '@kea/shared/tool-of'

/** The tool of an address and the sku of the product in it; '' for none. */
export const readToolAddress = ({ pathname, search }: { pathname: string; search: string }) => ({
  tool: toolOf(pathname),
  sku: new URLSearchParams(search).get('sku') ?? '',
})
