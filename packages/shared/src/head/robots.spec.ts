import { expect, test } from 'vitest'
import { routes } from '../routes'
import { parseRobots, robotsFor } from './robots'

test.each([
  ['INDEX ,FOLLOW', 'INDEX,FOLLOW'],
  ['index,  nofollow', 'index,nofollow'],
  [' noindex, follow ', 'noindex,follow'],
  ['max-snippet:-1, index', 'max-snippet:-1,index'],
  ['"INDEX', 'NOINDEX,NOFOLLOW'],
  ['INDEX"', 'NOINDEX,NOFOLLOW'],
  ['{"isIndex":true,"isFollow":true}', 'INDEX,FOLLOW'],
  ['{"isIndex":"true","isFollow":1}', 'NOINDEX,NOFOLLOW'],
  ['{}', 'NOINDEX,NOFOLLOW'],
  ['{', 'NOINDEX,NOFOLLOW'],
  ['', 'NOINDEX,NOFOLLOW'],
])('the robots value %j is %s', (value, robots) => {
  expect(parseRobots(value)).toBe(robots)
})

test('a page without data is not indexed', () => {
  expect(robotsFor(routes.page, '/faq', null)).toBe('NOINDEX,NOFOLLOW')
})
