import { NO_SETTINGS } from '@kea/shared/page/no-settings'
import { expect, it } from 'vitest'
import { llmsTxt } from './llms-txt'

const leadOf = (hasGst: boolean) => llmsTxt([], { ...NO_SETTINGS, hasGst }, 'https://shop.example').split('\n')[2]

it('llms.txt says that prices include GST only for a shop with a GST number', () => {
  const lead = '> Personalised photo products, designed online and delivered in New Zealand. Prices are in NZD'
  expect(leadOf(true)).toBe(`${lead} and include GST.`)
  expect(leadOf(false)).toBe(`${lead}.`)
})
