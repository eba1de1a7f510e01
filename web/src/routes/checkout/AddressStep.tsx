import { useState } from 'react'
import { EMPTY_ADDRESS } from '~/features/addresses/address-form'
import type { Cart } from '~/features/cart/cart'
import { readDraft } from '~/features/forms/use-draft'
import { RadioCards } from '~/ui/RadioCards'
import { ADDRESS_DRAFT, NewAddress } from './NewAddress'
import { OwnAddress } from './OwnAddress'
import { chosenAddress, NEW } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'

interface AddressStepProps {
  cart: Cart
  customer: CheckoutCustomer
  onDone: () => void
}

/** The address of a cart: a new one, or one of the customer's book. */
export function AddressStep({ cart, customer, onDone }: AddressStepProps) {
  const { book } = customer
  const [choice, setChoice] = useState(() =>
    chosenAddress(book, cart, Object.keys(readDraft(ADDRESS_DRAFT, EMPTY_ADDRESS)).length > 0),
  )
  const own = book.find(({ id }) => `${id}` === choice)
  return (
    <div className="grid gap-6">
      {book.length > 0 && (
        <RadioCards
          legend={cart.isVirtual ? 'Your addresses' : 'Where do we deliver?'}
          choices={[
            ...book.map(({ id, firstname, lastname, company, street, street2, city, postcode }) => ({
              value: `${id}`,
              label: (
                <span className="font-medium">{[`${firstname} ${lastname}`, company].filter(Boolean).join(', ')}</span>
              ),
              detail: [street, street2, `${city} ${postcode}`].filter(Boolean).join(', '),
            })),
            { value: NEW, label: <span className="font-medium">Another address</span> },
          ]}
          value={choice}
          onChange={setChoice}
          isStacked
        />
      )}
      {own ? (
        <OwnAddress cart={cart} id={own.id} book={book} onDone={onDone} />
      ) : (
        <NewAddress cart={cart} customer={customer} onDone={onDone} />
      )}
    </div>
  )
}
