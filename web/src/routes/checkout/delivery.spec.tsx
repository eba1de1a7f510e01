import { render } from '@testing-library/react'
import type { FormEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_BALANCES } from '~/features/cart/balances'
import type { Cart, ShippingMethod } from '~/features/cart/cart'
import { documentCookies } from '~/lib/testing/cookie-jar'
import { DeliveryStep } from './DeliveryStep'
import { type DeliveryChoice, useDeliveryChoice } from './use-delivery-choice'

let send: (event: FormEvent) => Promise<void>
const { submit } = vi.hoisted(() => ({ submit: vi.fn() }))
vi.mock('~/ui/Form', () => ({
  Form: ({ onSubmit }: { onSubmit: typeof send }) => {
    send = onSubmit
    return null
  },
}))
vi.mock('./use-step-submit', () => ({ useStepSubmit: () => ({ submit, pending: false, error: '' }) }))

const method = (code: string, title: string): ShippingMethod => ({
  carrier: 'courier',
  method: code,
  title,
  description: '',
  arrivesBy: 'Fri 4 December',
  cents: 795,
  regularCents: null,
})
const STANDARD = method('standard', 'Standard')
const EXPRESS = method('express', 'Express')
const cart = (selectedShipping: Cart['selectedShipping']) =>
  ({
    lines: [],
    balances: NO_BALANCES,
    notes: {},
    services: {},
    shippingMethods: [STANDARD, EXPRESS],
    selectedShipping,
    subtotalCents: 1995,
    grandTotalCents: 1995,
  }) as unknown as Cart

let found: DeliveryChoice
function Reader({ selected }: { selected: Cart['selectedShipping'] }) {
  found = useDeliveryChoice(cart(selected))
  return null
}
function choiceOf(selected: Cart['selectedShipping']): DeliveryChoice {
  render(<Reader selected={selected} />)
  return found
}

let jar: ReturnType<typeof documentCookies>
beforeEach(() => {
  jar = documentCookies()
  submit.mockClear()
})

describe('the way of delivery', () => {
  it('is the first available one until another is chosen', () => {
    expect(choiceOf(null)).toMatchObject({ method: { title: 'Standard' }, isNew: true })
    expect(choiceOf(EXPRESS)).toMatchObject({ method: { title: 'Express' }, isNew: false })
  })

  it('is stored by its title for seven days', async () => {
    const choice = { ...choiceOf(EXPRESS), cart: cart(EXPRESS) }
    render(<DeliveryStep cart={cart(EXPRESS)} choice={choice} onDone={() => {}} />)
    expect(jar.writes).toEqual([])
    await send({ preventDefault: () => {}, persist: () => {} } as FormEvent)
    expect(jar.pairs.get('shipping_method_title')).toBe('Express')
    const expires = Date.parse(/expires=([^;]+)/.exec(jar.writes[0] ?? '')?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 1000)).toBeCloseTo(604_800, -1)
    expect(submit).toHaveBeenCalledWith(EXPRESS)
  })
})
