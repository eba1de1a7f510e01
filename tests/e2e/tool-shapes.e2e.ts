import { expect, test } from 'playwright/test'
import { checkOutAsGuest } from './support/checkout'
import { wrongBoxes } from './support/printed-boxes'
import { isDesigned, listProducts } from './support/product-page'
import { designAndBuy } from './support/tool-walk'

const SKUS = ['photo-ornament', 'photo-puzzle-cube', 'photo-light-switch-panel']

test('a round ornament, the tiles of a cube and a panel with an opening are shown so, cost what their pages say, and are printed in their boxes', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const products = (await listProducts(request)).filter(isDesigned).filter(({ sku }) => SKUS.includes(sku))
  for (const product of products) expect(await designAndBuy(page, product)).toEqual([])
  expect(await wrongBoxes(await checkOutAsGuest(page), SKUS)).toEqual({})
})
