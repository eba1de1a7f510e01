import { BankDetailsDocument } from '~/api/__generated__/documents/BankDetails'
import { gqlQuery } from '~/api/query'
import { STALE } from '~/api/query-client'

export interface BankDetails {
  accountName: string
  accountNumber: string
}

/** The bank account for transfers; empty texts if it is not configured. */
export const bankDetailsQuery = () =>
  gqlQuery(
    BankDetailsDocument,
    { fields: ['bank_account_name', 'bank_account_number'] },
    ({ configvalues }) => {
      const values = new Map(configvalues.map(({ key, value }) => [key, value ?? '']))
      return {
        accountName: values.get('bank_account_name') ?? '',
        accountNumber: values.get('bank_account_number') ?? '',
      } satisfies BankDetails
    },
    STALE.settings,
  )
