import type { Retention } from './retention'

export const cursorsRetention: Retention = {
  tables: { retention_cursors: { stays: 'one row for each walk' } },
}
