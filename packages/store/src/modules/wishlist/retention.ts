import type { Retention } from '../retention/retention'

export const wishlistRetention: Retention = {
  tables: {
    wishlist_items: { with: ['customers'] },
    wishlist_links: { with: ['customers'] },
  },
}
