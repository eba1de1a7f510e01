import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { queryClient } from '~/api/query-client'
import { Shop } from '~/api/testing/Shop'
import { AddressFields } from './AddressFields'
import { EMPTY_ADDRESS } from './address-form'
import { lookUpQuery } from './look-up'

const KHANDALLAH = { street: '', suburb: 'Khandallah', city: 'Wellington', region: 'Wellington', postcode: '6035' }

function Form() {
  const form = useForm({ defaultValues: { ...EMPTY_ADDRESS, postcode: '5010' } })
  return <AddressFields form={form} regions={['Otago', 'Wellington']} phoneHint="" />
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))

// The DOM of these tests has no layout, and nothing to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => queryClient.clear())

it('an address takes the suggestion that the keys are at, says what it replaced, and takes it back', async () => {
  queryClient.setQueryData(lookUpQuery('', 'STREET').queryKey, { findsStreets: false, addresses: [] })
  queryClient.setQueryData(lookUpQuery('khand', 'PLACE').queryKey, { findsStreets: false, addresses: [KHANDALLAH] })
  render(
    <Shop client={queryClient}>
      <Form />
    </Shop>,
  )
  // Streets are typed, since the shop finds none.
  expect(field('Street address').getAttribute('role')).toBeNull()
  const suburb = field('Suburb or RD number')
  suburb.focus()
  fireEvent.change(suburb, { target: { value: 'khand' } })
  const option = await screen.findByRole('option', { name: /^Khandallah/ }, { timeout: 10_000 })
  expect(option.textContent).toBe('Khandallah Wellington 6035')
  expect(suburb.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)

  // Without an option the key sends the form.
  expect(fireEvent.keyDown(suburb, { key: 'Enter' })).toBe(true)
  fireEvent.keyDown(suburb, { key: 'ArrowDown' })
  expect(suburb.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(fireEvent.keyDown(suburb, { key: 'Enter' })).toBe(false)
  const values = () => ['Suburb or RD number', 'Town or city', 'Region', 'Postcode'].map((name) => field(name).value)
  expect(values()).toEqual(['Khandallah', 'Wellington', 'Wellington', '6035'])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByText('We changed the postcode from 5010 to 6035.')).not.toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Change it back' }))
  expect(values()).toEqual(['Khandallah', 'Wellington', 'Wellington', '5010'])
  expect(screen.queryByText(/^We changed/)).toBeNull()
})

it('a browser that fills in fields that nobody is in opens no list', async () => {
  queryClient.setQueryData(lookUpQuery('khand', 'PLACE').queryKey, { findsStreets: false, addresses: [KHANDALLAH] })
  render(
    <Shop client={queryClient}>
      <Form />
    </Shop>,
  )
  fireEvent.change(field('Town or city'), { target: { value: 'khand' } })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByRole('listbox')).toBeNull()
})
