import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
  const markup = renderToStaticMarkup(createElement(ShopForm, { ...FORM, ...more }))
  expect(/<button type="submit"[^>]*>([^<]*)<\/button>/.exec(markup)?.[1]).toBe(label)
})
