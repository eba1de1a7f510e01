import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { textsOf } from '~/ui/testing/drawn'
import type { Captcha } from './captcha/use-captcha'
import { ShopForm } from './ShopForm'

const FORM: ComponentProps<typeof ShopForm> = {
  onSubmit: () => {},
  pending: false,
  submitError: '',
  problems: [],
  captcha: { state: 'idle' } as unknown as Captcha,
  thanks: false,
  onAgain: () => {},
  againLabel: '',
  children: null,
}

it.each([
  [{}, 'Submit'],
  [{ submitLabel: 'Send the photo' }, 'Send the photo'],
])('the button of a form with %j says %s', (more, label) => {
  const { container } = render(<ShopForm {...FORM} {...more} />)
  expect(textsOf(container, 'button[type="submit"]')).toEqual([label])
})
