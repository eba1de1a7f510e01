import type { Clock } from '../../clock'
import { type CheckedOffer, faultOf, type OfferFault } from './offer-check'
import type { OfferCheckRepo } from './offer-check-repo'
import { nextTurn } from './offer-turns'

/** For how many products an offer is true, and the faults that it has for the others. */
export interface OfferTruth {
  productIds: number[]
  faults: OfferFault[]
}

/** Decides which prices each offer may strike through. The pages read what is noted here. */
export function createOfferChecks({ repo, clock }: { repo: OfferCheckRepo; clock: Clock }) {
  /** `id`: of an offer that the shop has already. */
  async function truthOf(offer: CheckedOffer & { id?: number; productId: number | null }): Promise<OfferTruth> {
    const found = (await repo.facts(offer.productId, offer.fromAt)).map(({ id, prices, offers }) => ({
      id,
      fault: faultOf(
        offer,
        prices,
        offers.filter((other) => other.id !== offer.id),
      ),
    }))
    return {
      productIds: found.flatMap(({ id, fault }) => (fault === null ? [id] : [])),
      faults: [...new Set(found.flatMap(({ fault }) => fault ?? []))],
    }
  }

  async function check(): Promise<void> {
    for (const offer of await repo.open(clock())) {
      const { productIds } = await truthOf(offer)
      await repo.note(offer, productIds)
    }
  }

  return {
    truthOf,
    check,
    /** Makes the next turns of offers that come back, then checks what is new or has changed. */
    async prepare(): Promise<void> {
      for (const offer of await repo.coming(clock())) {
        const next = nextTurn(offer, clock())
        if (next) await repo.comeBack(offer.id, next)
      }
      await check()
    },
  }
}

export type OfferChecks = ReturnType<typeof createOfferChecks>
