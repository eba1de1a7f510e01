import type { Site } from '../head/head'
import { ownPicture, wantedDescription } from '../head/social'
import { ownAddress } from './return-path'

/** A share: a page of this shop, with a picture and a text for the link card. */
export interface Share {
  /** Path of the page, without query. */
  path: string
  /** Absolute URL on one of our hosts; null for the page's own picture. */
  image: string | null
  description: string
}

type ShareSite = Pick<Site, 'url' | 'mediaHosts'>

/** The share in a query. URLs of other sites are ignored. */
export function readShare(search: URLSearchParams, site: ShareSite): Share {
  const path = ownAddress(search.get('path') ?? '')?.split('?', 1)[0]
  return {
    path: path ?? '/',
    image: ownPicture(search.get('image') ?? '', site),
    description: wantedDescription(search),
  }
}

/** The shared URL. Its query sets the picture and the text of the network's link card. */
export function sharedAddress({ path, image, description }: Share, site: ShareSite): string {
  const query: Record<string, string> = {}
  if (image !== null) query.image = image.replace(`${site.url}/`, '/')
  if (description !== '') query.description = description
  const page = new URL(path, `${site.url}/`).href
  return Object.keys(query).length === 0 ? page : `${page}?${new URLSearchParams(query)}`
}

/** The networks with a share page: their names and share URLs. */
export const NETWORKS = {
  facebook: { name: 'Facebook', post: 'https://www.facebook.com/sharer/sharer.php' },
  twitter: { name: 'X (Twitter)', post: 'https://twitter.com/intent/tweet' },
} as const
export type Network = keyof typeof NETWORKS

/** The network's share URL. Facebook reads everything from the link card, Twitter also takes a text. */
export function postAddress(network: Network, share: Share, site: ShareSite): string {
  const link = sharedAddress(share, site)
  const query: Record<string, string> = network === 'facebook' ? { u: link } : { url: link, text: share.description }
  return `${NETWORKS[network].post}?${new URLSearchParams(query)}`
}
