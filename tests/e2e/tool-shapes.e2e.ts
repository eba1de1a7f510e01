import { expect, test } from '@playwright/test'
import { listProducts } from './support/product-page'
import { designAndBuy, isDesigned } from './support/tool-walk'

for (const [sku, title] of [
  ['photo-ornament', 'a round ornament is shown round with its hole, costs what its page says, and goes into the cart'],
  ['photo-puzzle-cube', 'the six faces of a cube are shown in nine tiles each, and it goes into the cart'],
  ['photo-light-switch-panel', 'a panel is shown with the opening for its switch, and goes into the cart'],
] as const) {
  test(title, async ({ page, request }) => {
    const product = (await listProducts(request)).filter(isDesigned).find((entry) => entry.sku === sku)
    if (!product) throw new Error(`The shop has no ${sku} to design`)
    expect(await designAndBuy(page, product)).toEqual([])
  })
}
