import { isVendorKey, type VendorKey } from './vendor-keys'

/** The name of the meta element by which a document knows the ids of outside services. */
export const SERVICES_META = 'outside-services'

export interface OutsideServices {
  /** The ids of vendors that measure. */
  vendors: ReadonlyMap<VendorKey, string>
  /** A live chat, as `vendor:id`; null for none. */
  chat: string | null
}

/** `vendor:id` pairs with spaces in between, and last the chat. */
export const writeServices = ({ vendors, chat }: OutsideServices): string =>
  [...[...vendors].map(([key, id]) => `${key}:${id}`), ...(chat ? [`chat:${chat}`] : [])].join(' ')

/** Reads what `writeServices` has written. Other text is left out. */
export function readServices(text: string): OutsideServices {
  const vendors = new Map<VendorKey, string>()
  let chat: string | null = null
  for (const pair of text.split(' ')) {
    const [, name = '', id = ''] = /^(\w+):([\w:/-]+)$/.exec(pair) ?? []
    if (isVendorKey(name)) vendors.set(name, id)
    else if (name === 'chat') chat = id
  }
  return { vendors, chat }
}
