import type { Clock } from '../../clock'
import type { ListedOffer, NewOffer, OfferAdminRepo } from './offer-admin-repo'
import type { OfferFault } from './offer-check'
import type { OfferChecks } from './offer-checks'

const SECOND_MS = 1000

export interface OfferRequest extends Pick<NewOffer, 'name' | 'percent' | 'reason'> {
  /** Null for every product. */
  sku: string | null
  from: Date
  to: Date
}

/** Why an offer cannot be made. */
export type OfferProblem = 'no product' | 'over' | 'empty' | OfferFault

interface Dependencies {
  repo: OfferAdminRepo
  checks: OfferChecks
  clock: Clock
}

/** Offers for the operator. */
export function createOfferAdmin({ repo, checks, clock }: Dependencies) {
  const now = () => clock().toISOString()
  return {
    list: (): Promise<ListedOffer[]> => repo.list(now()),
    async add({ sku, from, to, ...offer }: OfferRequest): Promise<number | OfferProblem> {
      if (to <= from) return 'empty'
      if (to <= clock()) return 'over'
      const productId = sku === null ? null : await repo.productOf(sku)
      if (sku !== null && productId === null) return 'no product'
      const wanted = { ...offer, productId, fromAt: from.toISOString(), toAt: to.toISOString() }
      const { productIds, faults } = await checks.truthOf(wanted)
      const [fault] = faults
      if (productIds.length === 0 && fault) return fault
      const id = await repo.add(wanted)
      await checks.check()
      return id ?? 'empty'
    },
    setBanner: (id: number, texts: readonly [string, string, string]) => repo.setBanner(id, texts, now()),
    end: (id: number) => repo.end(id, now(), new Date(clock().getTime() - SECOND_MS).toISOString()),
  }
}
