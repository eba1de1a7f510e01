import type { Site } from '../head/head'
import { ownPicture, wantedDescription } from '../head/social'
import { ownAddress } from './return-path'

/** What is shared: a page of this shop, with a picture and words of its own on the card. */
export interface Share {
  /** Path of the page, without query. */
  path: string
  /** Absolute, on a host of ours; null leaves the page's own picture on the card. */
  image: string | null
  description: string
}

type ShareSite = Pick<Site, 'url' | 'mediaHosts'>

/** The share that a query asks for; what leads out of the shop is left out of it. */
export function readShare(search: URLSearchParams, site: ShareSite): Share {
  const path = ownAddress(search.get('path') ?? '')?.split('?', 1)[0]
  return {
    path: path ?? '/',
    image: ownPicture(search.get('image') ?? '', site),
    description: wantedDescription(search),
  }
}

/** The address that is passed on. Its query puts the picture and the words on the card of the network. */
export function sharedAddress({ path, image, description }: Share, site: ShareSite): string {
  const query: Record<string, string> = {}
  if (image !== null) query.image = image.replace(`${site.url}/`, '/')
  if (description !== '') query.description = description
  const page = new URL(path, `${site.url}/`).href
  return Object.keys(query).length === 0 ? page : `${page}?${new URLSearchParams(query)}`
}

/** The networks that have a share page: their names, and where each takes a link. */
export const NETWORKS = {
  facebook: { name: 'Facebook', post: 'https://www.facebook.com/sharer/sharer.php' },
  twitter: { name: 'X (Twitter)', post: 'https://twitter.com/intent/tweet' },
} as const
export type Network = keyof typeof NETWORKS

/** Where the network takes the share. Facebook reads all of it from the link's card, the other takes words beside it. */
export function postAddress(network: Network, share: Share, site: ShareSite): string {
  const link = sharedAddress(share, site)
  const query: Record<string, string> = network === 'facebook' ? { u: link } : { url: link, text: share.description }
  return `${NETWORKS[network].post}?${new URLSearchParams(query)}`
}
