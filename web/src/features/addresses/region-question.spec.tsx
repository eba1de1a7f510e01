import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RegionQuestion } from './RegionQuestion'

const asked = (postcode: string, region: string): string =>
  render(<RegionQuestion postcode={postcode} region={region} onChange={() => {}} />).container.textContent.trim()

it.each([
  ['5999', 'Auckland', 'We don’t know the postcode 5999. If it’s right, just carry on.'],
  ['0010', '', 'We don’t know the postcode 0010. If it’s right, just carry on.'],
  ['6099', 'Wellington', 'We don’t know the postcode 6099. If it’s right, just carry on.'],
  ['6099', 'Nelson', 'We don’t know the postcode 6099. If it’s right, just carry on.'],
  ['9999', 'Otago', 'We don’t know the postcode 9999. If it’s right, just carry on.'],
  ['6011', 'Otago', 'Postcode 6011 is usually in Wellington. Is Otago right?Change to Wellington'],
  ['6011', 'Wellington', ''],
  ['', '', ''],
])('a postcode %j in %j is asked about once, beside the fields: %s', (postcode, region, question) => {
  expect(asked(postcode, region)).toBe(question)
})
