// What texts of the seed leave open, as {{picture canvas-room}}, {{setting store_email}}, {{price standard}} for
// delivery, {{from canvas-print}}, {{table canvas-print}} or {{extras canvas-print}} for a product.
import { extras, priceTable, startPrice } from './price-table.mjs'

const OPEN = /\{\{(picture|setting|price|from|table|extras) ([\w-]+)\}\}/g

const dollars = (amount) => `N$${amount.toFixed(2)}`

/** Fills in pictures' addresses, settings, delivery prices and products' prices; an unknown name ends the build. */
export function fillIn({ shop: { config, shipping_methods: methods }, products, picture }) {
  const known = (value, name) => {
    if (value === undefined) throw new Error(`seed: nothing is called ${name}`)
    return value
  }
  const product = (sku) =>
    known(
      products.find((entry) => entry.sku === sku),
      sku,
    )
  const filling = {
    picture,
    setting: (name) => known(config[name], name),
    price: (name) => dollars(known(methods.find(({ method_code }) => method_code === name)?.price, name)),
    from: (sku) => dollars(known(startPrice(product(sku)), sku)),
    table: (sku) => known(priceTable(product(sku), dollars), sku),
    extras: (sku) => extras(product(sku), dollars),
  }
  return (text) => text.replace(OPEN, (_, kind, name) => filling[kind](name))
}
