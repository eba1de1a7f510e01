import { expect, test } from 'vitest'
import { NO_SETTINGS } from './no-settings'
import { toSettings } from './settings'

test('no settings are the same however they are come by', () => {
  expect(NO_SETTINGS).toEqual(toSettings({}))
})
