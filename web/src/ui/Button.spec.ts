import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, buttonClass } from './Button'

const button = (props: Partial<Parameters<typeof Button>[0]>) =>
  renderToStaticMarkup(createElement(Button, { type: 'submit', ...props }, 'Send message'))

// Of two classes for one property the later rule of the style sheet wins, whatever their order in the element.
it.each(['primary', 'secondary', 'quiet'] as const)('a %s button has one padding', (look) => {
  expect(buttonClass(look).match(/(?<=^| )px-\d+/g)).toHaveLength(1)
})

describe('a submit button', () => {
  it('is enabled by default', () => {
    expect(button({})).toMatch(/^<button type="submit" class="[^"]*">Send message<\/button>$/)
  })

  it('is disabled while sending, with a spinner and its loading text', () => {
    const markup = button({ state: 'sending', loadingText: 'Sending' })
    expect(markup).toMatch(/disabled="" aria-busy="true"/)
    expect(markup).toMatch(/<span aria-hidden="true" class="[^"]*animate-spin[^"]*"><\/span>Sending<\/button>$/)
  })

  it('shows that it is out of stock in place of its label', () => {
    expect(button({ state: 'out-of-stock' })).toMatch(/disabled="" class="[^"]*">OUT OF STOCK<\/button>$/)
  })
})
