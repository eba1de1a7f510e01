import type { Resolvers } from '../../__generated__/resolvers'
import type { HeaderOffer } from '../../__generated__/types'
import type { BannerRow } from './repo'

/** `2026-11-01T00:00:00.000Z` → `2026-11-01T00:00:00+00:00`. */
const withOffset = (iso: string): string => `${iso.slice(0, 19)}+00:00`

const toHeaderOffer = (banner: BannerRow): HeaderOffer => ({
  sale_title: banner.sale_title,
  offer_text: banner.offer_text,
  offer_description: banner.offer_description,
  offer_start_date: withOffset(banner.from_at),
  offer_end_date: withOffset(banner.to_at),
  show_timer: banner.show_timer === 1,
  store_notice: banner.store_notice || null,
  offer_url: banner.landing_path,
})

export const headerOfferResolvers: Resolvers = {
  Query: {
    headeroffer: async (_, __, { services }) => ({ items: (await services.banners.running()).map(toHeaderOffer) }),
  },
}
