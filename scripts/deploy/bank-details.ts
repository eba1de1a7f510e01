// Checks the bank details. The store's own rule is in packages/store/src/modules/cart/state/payment-methods.ts.
import type { Target } from './target.ts'

const SAMPLES: Readonly<Record<string, string>> = {
  bank_account_name: 'Sample account, not real',
  bank_account_number: '00-0000-0000000-00',
}
const names = Object.keys(SAMPLES)

/** A row of `BANK_SETTINGS`. */
export interface BankSetting {
  key: string
  value: string
}

/** The statement that selects the rows for `bankNotice`. */
export const BANK_SETTINGS = `SELECT key, value FROM config_values WHERE key IN (${names.map((name) => `'${name}'`).join(', ')})`

/** What the operator must do before the first order; '' if the shop has its own bank account. */
export function bankNotice(rows: readonly BankSetting[], { siteUrl, mode }: Pick<Target, 'siteUrl' | 'mode'>): string {
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const missing = names.filter((name) => !values.get(name) || values.get(name) === SAMPLES[name])
  if (mode !== 'production' || missing.length === 0) return ''
  const shop = `SITE_URL=${siteUrl} OPERATOR_TOKEN=… pnpm shop --remote settings set`
  return [
    'Nobody can order yet: bank transfer is off while the bank account is the sample. Set your own:',
    ...missing.map((name) => `  ${shop} ${name} …`),
    'OPERATOR_TOKEN is the one that you gave to pnpm deploy; to give one now: OPERATOR_TOKEN=… pnpm deploy',
  ].join('\n')
}
