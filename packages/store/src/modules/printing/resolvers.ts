import type { Resolvers } from '../../__generated__/resolvers'
import { fromUid } from '../../identity'

export const printingResolvers: Resolvers = {
  OrderItem: {
    // The access to the order was checked, so the line needs no further check.
    proof: async ({ id }, _, { services }) => {
      const lineId = Number(fromUid(id ?? ''))
      const sides = Number.isSafeInteger(lineId) ? await services.printing.proofOf(lineId) : null
      return (
        sides && {
          sides: sides.map(({ label, count, widthMm, heightMm, quality }) => ({
            label,
            count,
            width_mm: widthMm,
            height_mm: heightMm,
            print_quality: quality,
          })),
        }
      )
    },
  },
}
