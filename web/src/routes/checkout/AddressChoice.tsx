import { type ReactNode, useState } from 'react'
import type { SavedAddress } from '~/features/addresses/address-book'
import { EMPTY_ADDRESS } from '~/features/addresses/address-form'
import { readDraft } from '~/features/forms/use-draft'
import { RadioCards } from '~/ui/RadioCards'
import type { AddressPurpose } from './address-purpose'
import { NewAddress } from './NewAddress'
import { OwnAddress } from './OwnAddress'
import { chosenAddress, NEW } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'

interface AddressChoiceProps {
  purpose: AddressPurpose
  customer: CheckoutCustomer
  onDone: () => void
  /** Questions above the button. */
  children?: ReactNode
}

const cardOf = ({ id, firstname, lastname, company, street, street2, city, postcode }: SavedAddress) => ({
  value: `${id}`,
  label: <span className="font-medium">{[`${firstname} ${lastname}`, company].filter(Boolean).join(', ')}</span>,
  detail: [street, street2, `${city} ${postcode}`].filter(Boolean).join(', '),
})

/** An address of the customer's book, or a new one. */
export function AddressChoice({ purpose, customer, onDone, children }: AddressChoiceProps) {
  const { book } = customer
  const { draft, current, start } = purpose
  const [choice, setChoice] = useState(() =>
    chosenAddress(book, current, start, Object.keys(readDraft(draft, EMPTY_ADDRESS)).length > 0),
  )
  const own = book.find(({ id }) => `${id}` === choice)
  return (
    <div className="grid gap-6">
      {book.length > 0 && (
        <RadioCards
          legend={purpose.legend}
          choices={[...book.map(cardOf), { value: NEW, label: <span className="font-medium">Another address</span> }]}
          value={choice}
          onChange={setChoice}
          isStacked
        />
      )}
      {own ? (
        <OwnAddress purpose={purpose} id={own.id} onDone={onDone}>
          {children}
        </OwnAddress>
      ) : (
        <NewAddress purpose={purpose} customer={customer} onDone={onDone}>
          {children}
        </NewAddress>
      )}
    </div>
  )
}
