import { routeOf } from '@kea/shared/routes'
import { expect, it } from 'vitest'
import { accountMenu } from './account-menu'

it('the account menu leads to pages that are built', () => {
  const paths = accountMenu.flatMap(({ links }) => links.map(({ path }) => path))
  expect(paths[0]).toBe('/customer/account/dashboard')
  expect(paths.filter((path) => !routeOf(path)?.built)).toEqual([])
})
