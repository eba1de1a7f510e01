import { OrderProofDocument } from '~/api/__generated__/documents/OrderProof'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

/** Sides of a design that are printed alike. */
export interface ProofSide {
  /** `Front`, or `24 × Print`. */
  label: string
  /** `300 × 400 mm`. */
  size: string
  /** In words; null without a photo. */
  quality: string | null
}

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** What is printed of each line, by the id of the line. */
export const orderProofQuery = (token: string) =>
  gqlQuery(
    OrderProofDocument,
    { token },
    (data): Record<string, ProofSide[]> =>
      Object.fromEntries(
        (data.guestOrderByToken.items ?? []).filter(present).map(({ id, proof }) => [
          id,
          (proof?.sides ?? []).map(({ label, count, width_mm: width, height_mm: height, print_quality: quality }) => ({
            label: count > 1 ? `${count} × ${label}` : label,
            size: `${width} × ${height} mm`,
            quality: quality ?? null,
          })),
        ]),
      ),
    STALE.order,
  )
