import type { Retention } from '../retention/retention'

export const settingsRetention: Retention = {
  tables: {
    config_values: { stays: 'the operator fills it' },
    countries: { stays: 'the operator fills it' },
    regions: { with: ['countries'] },
    shipping_methods: { stays: 'the operator fills it' },
    seeded_rows: { stays: 'it tells the next seed what the last one wrote' },
  },
}
