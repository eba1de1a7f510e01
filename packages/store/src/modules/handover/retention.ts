import type { Retention } from '../retention/retention'

export const handoverRetention: Retention = {
  tables: { owner_moves: { request: 'a log-in of anybody, fifteen days later' } },
}
