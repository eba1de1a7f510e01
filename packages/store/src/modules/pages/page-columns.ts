import { z } from 'zod'

const offer = z.string().nullish()

/** `pages.offers`: offers by the field names of the CMS. */
export const pageOffers = z.object({
  category_special_offer: offer,
  category_special_cache_offer: offer,
  category_specialoffer_82: offer,
  category_specialoffer_83: offer,
  category_specialoffer_84: offer,
  category_specialoffer_85: offer,
  category_specialoffer_86: offer,
  category_specialoffer_87: offer,
  category_specialoffer_88: offer,
  category_specialoffer_89: offer,
  category_specialoffer_bfcm_sale: offer,
})

/** `pages.remarketing`: advertising names of the page's product. */
export const pageRemarketing = z.object({
  type: z.string().optional(),
  size: z.string().optional(),
  category: z.string().optional(),
})
