import { routeOf } from '@kea/shared/routes'
import { expect, it } from 'vitest'
import { accountMenu } from './account-menu'

it('the account menu leads to pages that are built', () => {
  const paths = accountMenu(false).flatMap(({ links }) => links.map(({ path }) => path))
  expect(paths[0]).toBe('/customer/account/dashboard')
  expect(paths.filter((path) => !routeOf(path)?.built)).toEqual([])
})

it('the account menu of another backend has no page that only our own store knows', () => {
  const groups = accountMenu(true)
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path))
  for (const own of ['ordertickets', 'refer-and-earn', 'sessions', 'passkeys', 'my-data']) {
    expect(paths).not.toContain(`/customer/account/${own}`)
  }
  expect(paths).toContain('/customer/account/my-orders')
  expect(paths).toContain('/change-password')
})
