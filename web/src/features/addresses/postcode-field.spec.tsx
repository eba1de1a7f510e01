import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textsOf } from '~/ui/testing/drawn'
import { PostcodeField } from './PostcodeField'

const shown = (postcode: string) => {
  const { container } = render(<PostcodeField label="Your postcode" postcode={postcode} onChange={() => {}} />)
  return {
    isRefused: container.querySelector('[aria-invalid="true"]') !== null,
    text: textsOf(container, 'p').join(),
  }
}

it.each([
  ['5999', 'We don’t know the postcode 5999. If it’s right, just carry on.'],
  ['6099', 'We don’t know the postcode 6099. If it’s right, just carry on.'],
  ['1010', ''],
  // Still being typed.
  ['12', ''],
  ['', ''],
])('the postcode %j is taken, and asked about if no place has it: %j', (postcode, text) => {
  expect(shown(postcode)).toEqual({ isRefused: false, text })
})

it.each(['12a', '10100', 'abcd'])('%j is no postcode, and the field says what one looks like', (postcode) => {
  expect(shown(postcode)).toEqual({
    isRefused: true,
    text: 'Please enter a valid zip/postal code. It has four digits, like 1010.',
  })
})
