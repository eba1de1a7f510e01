import { expect, test } from 'vitest'
import { orderMail } from './order-mail'
import type { Product } from './product'

const pillow = {
  name: 'Photo pillow',
  options: [
    {
      uid: 'size',
      title: 'Size',
      required: true,
      choices: [
        { uid: 's', title: '30 × 30 cm', addCents: 0 },
        { uid: 'l', title: '50 × 50 cm', addCents: 0 },
      ],
    },
  ],
} as unknown as Product

test('the subject of an order mail names the product and the chosen options', () => {
  expect(orderMail('hello@shop.example', pillow, ['l'])).toBe(
    'mailto:hello@shop.example?subject=Photo%20pillow%2C%2050%20%C3%97%2050%20cm',
  )
  expect(orderMail('hello@shop.example', pillow, [])).toBe('mailto:hello@shop.example?subject=Photo%20pillow')
})
