import type { PageKind } from '@kea/shared/tracking/page-facts'
import type { Fact } from '~/features/events/fact'

/** A service that is told what shoppers do. */
export interface VendorTag {
  /**
   * Pages that it is told of. Its script reads the whole address of the page, which may have what somebody has typed, or a
   * secret of a mail.
   */
  isToldAt: (page: PageKind) => boolean
  /** Addresses whose scripts the browser may run for it. */
  scripts: readonly string[]
  /**
   * Puts a stand-in in the page, which takes what is reported until the vendor's script has come, and asks for the script.
   * Without the script the stand-in stays, and nothing fails.
   */
  start: (id: string) => (fact: Fact) => void
  /** Tells a running script that the shopper has changed their mind. */
  stop: () => void
}

/** Addresses below these have secrets: of an account, of a mail, of a shared design. */
export const isOpenPage = (page: PageKind): boolean => page !== 'account' && page !== 'other'
/** And the address of a search has what was searched for. */
export const isOpenAddress = (page: PageKind): boolean => isOpenPage(page) && page !== 'search'
