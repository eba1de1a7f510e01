import { expect, test } from 'vitest'
import { NO_SETTINGS } from './no-settings'
import { toSettings } from './settings'

test('NO_SETTINGS equals toSettings without values', () => {
  expect(NO_SETTINGS).toEqual(toSettings({}))
})
