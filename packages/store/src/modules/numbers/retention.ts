import type { Retention } from '../retention/retention'

export const numbersRetention: Retention = {
  tables: { daily_numbers: { request: 'the next numbers, after four hundred days' } },
}
