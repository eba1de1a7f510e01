import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button, buttonClass } from './Button'

const draw = (props: Partial<Parameters<typeof Button>[0]>) => {
  const [button, ...others] = render(
    <Button type="submit" {...props}>
      Send message
    </Button>,
  ).container.querySelectorAll('button')
  expect(others).toEqual([])
  if (!button) throw new Error('No button')
  return button
}

// Of two classes for one property the later rule of the style sheet wins, whatever their order in the element.
it.each(['primary', 'secondary', 'quiet'] as const)('a %s button has one padding', (look) => {
  expect(buttonClass(look).match(/(?<=^| )px-\d+/g)).toHaveLength(1)
})

describe('a submit button', () => {
  it('is enabled by default', () => {
    const button = draw({})
    expect([button.type, button.disabled, button.innerHTML]).toEqual(['submit', false, 'Send message'])
    expect(button.getAttributeNames().sort()).toEqual(['class', 'type'])
  })

  it('is disabled while sending, with a spinner and its loading text', () => {
    const button = draw({ state: 'sending', loadingText: 'Sending' })
    expect([button.disabled, button.getAttribute('aria-busy'), button.textContent]).toEqual([true, 'true', 'Sending'])
    const spinner = button.firstElementChild
    expect(spinner?.getAttribute('aria-hidden')).toBe('true')
    expect([...(spinner?.classList ?? [])].some((name) => name.includes('animate-spin'))).toBe(true)
  })

  it('shows that it is out of stock in place of its label', () => {
    const button = draw({ state: 'out-of-stock' })
    expect([button.disabled, button.textContent]).toEqual([true, 'OUT OF STOCK'])
  })
})
