import { accountPath } from '@kea/shared/account-routes'
import { type Cents, formatMoney, toCents } from '@kea/shared/money'
import { StoreCreditDocument } from '~/api/__generated__/documents/StoreCredit'
import type { StoreCreditQuery } from '~/api/__generated__/types'
import { ShopError } from '~/api/errors'
import { gqlQuery } from '~/api/query'
import { dateOf, type LedgerEntry, signed } from './ledger-entry'

export interface StoreCredit {
  balance: Cents
  entries: LedgerEntry[]
  pages: number
}

export const creditPath = (page: number): string => accountPath('my-credits') + (page > 1 ? `?page=${page}` : '')

export function creditOf({ customer }: StoreCreditQuery): StoreCredit {
  if (!customer) throw new ShopError('unauthorised', '')
  const credit = customer.store_credit
  const history = credit?.balance_history
  const cents = (money: { value: number | null } | null | undefined) => toCents(money?.value ?? 0)
  return {
    balance: cents(credit?.current_balance),
    entries: (history?.items ?? []).flatMap((item) =>
      item
        ? {
            text: item.action ?? '',
            date: dateOf(item.date_time_changed),
            change: signed(cents(item.balance_change), formatMoney),
            balance: formatMoney(cents(item.actual_balance)),
          }
        : [],
    ),
    pages: history?.page_info?.total_pages ?? 1,
  }
}

/** The shop may have given credit meanwhile, so each visit reads it again. */
export const creditQuery = (page: number) => gqlQuery(StoreCreditDocument, { page }, creditOf, 0)
