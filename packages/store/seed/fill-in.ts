// Placeholders in the texts of the seed: {{picture canvas-room}}, {{setting store_email}}, {{price standard}} of a
// delivery method, {{free methods}} of those that are free from an amount, {{from canvas-print}}, {{table canvas-print}} or
// {{ready canvas-print}} (working days in the workshop) of a product, and {{add 144202}}, what a value of an option adds.
import { priceTable, startPrice } from './price-table.ts'
import type { SeedProduct, SeedShop } from './seed-files.ts'

const PLACEHOLDER = /\{\{(picture|setting|price|free|from|table|ready|add) ([\w-]+)\}\}/g

type Placeholder = 'picture' | 'setting' | 'price' | 'free' | 'from' | 'table' | 'ready' | 'add'

export interface Fillings {
  shop: Pick<SeedShop, 'config' | 'shipping_methods'>
  products: readonly SeedProduct[]
  /** The path of a picture by its name. */
  picture: (name: string) => string
}

/** What a value of an option adds to a price, in dollars. */
const added = (products: readonly SeedProduct[], id: number): number | undefined =>
  products
    .flatMap(({ options }) => options)
    .flatMap(({ values }) => values)
    .find((value) => value.id === id)?.add

const dollars = (amount: number) => `N$${amount.toFixed(2)}`

/** Returns a function that fills in the placeholders of a text. An unknown name is an error. */
export function fillIn({ shop: { config, shipping_methods: methods }, products, picture }: Fillings) {
  const known = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`seed: unknown name ${name} in a placeholder`)
    return value
  }
  const product = (sku: string) =>
    known(
      products.find((entry) => entry.sku === sku),
      sku,
    )
  const filling: Record<Placeholder, (name: string) => string> = {
    picture,
    setting: (name) => known(config[name], name),
    price: (name) => dollars(known(methods.find(({ method_code }) => method_code === name)?.price, name)),
    free: () =>
      methods
        .filter(({ free_above }) => free_above)
        .map(({ method_code }) => method_code)
        .join(','),
    from: (sku) => dollars(known(startPrice(product(sku)), sku)),
    table: (sku) => known(priceTable(product(sku), dollars), sku),
    ready: (sku) => String(known(product(sku).ready_within, sku)),
    add: (id) => dollars(known(added(products, Number(id)), id)),
  }
  return (text: string): string =>
    text.replace(PLACEHOLDER, (_, kind: Placeholder, name: string) => filling[kind](name))
}
