import { expect, test } from 'vitest'
import { parseSettings } from '../settings'
import { createCustomerCheck } from './customer-check'

test('invented tokens do not evict customers from memory', async () => {
  const tokens: string[] = []
  const { check } = createCustomerCheck({
    settings: parseSettings({ SITE_URL: 'https://shop.example' }),
    now: () => 1_000_000,
    commerce: async ({ headers }) => {
      const token = headers.get('authorization') ?? ''
      tokens.push(token)
      return Response.json({ data: { customer: token === 'Bearer real' ? { id: 7 } : null } })
    },
  })
  expect(await check('real', 'r')).toEqual({ status: 'valid', id: '7' })
  for (let n = 0; n < 2500; n++) expect((await check(`made-up-${n}`, 'r')).status).toBe('invalid')
  expect(await check('real', 'r')).toEqual({ status: 'valid', id: '7' })
  expect(tokens.filter((token) => token === 'Bearer real')).toHaveLength(1)
})
