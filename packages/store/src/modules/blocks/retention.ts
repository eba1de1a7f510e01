import type { Retention } from '../retention/retention'

export const blocksRetention: Retention = {
  tables: { cms_blocks: { stays: 'the operator fills it' } },
}
