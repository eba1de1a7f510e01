import { dayWords } from '@kea/shared/day-words'
import type { Resolvers } from '../../__generated__/resolvers'
import type { HeaderOffer } from '../../__generated__/types'
import { lastDayOf } from '../catalogue/struck-price'
import type { BannerRow } from './repo'

/** `2026-11-01T00:00:00.000Z` → `2026-11-01T00:00:00+00:00`. */
const withOffset = (iso: string): string => `${iso.slice(0, 19)}+00:00`

/** `{last_day}` in a text is the day with which the row ends. */
const withLastDay = (text: string, toAt: string): string =>
  text.replaceAll('{last_day}', dayWords(Date.parse(lastDayOf({ toAt }))))

const toHeaderOffer = (banner: BannerRow): HeaderOffer => ({
  sale_title: banner.sale_title,
  offer_text: withLastDay(banner.offer_text, banner.to_at),
  offer_description: withLastDay(banner.offer_description, banner.to_at),
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
