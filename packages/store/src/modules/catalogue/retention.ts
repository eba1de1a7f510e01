import type { Retention } from '../retention/retention'

export const catalogueRetention: Retention = {
  tables: {
    attributes: { stays: 'the operator fills it' },
    products: { stays: 'the operator fills it' },
    options: { with: ['products'] },
    option_values: { with: ['options'] },
    price_rows: { with: ['products', 'option_values'] },
    offers: { stays: 'the operator fills it' },
    stock: { with: ['products'] },
  },
}
