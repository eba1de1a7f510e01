import { COUNTRY_NAME } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '~/features/addresses/AddressFields'
import { refreshAddresses } from '~/features/addresses/address-book'
import { ADDRESS_LABELS, EMPTY_ADDRESS, regionsQuery } from '~/features/addresses/address-form'
import { useAddressRules } from '~/features/addresses/use-address-rules'
import { type Cart, isSameAddress } from '~/features/cart/cart'
import type { Profile } from '~/features/customer/profile'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { CheckField } from '~/ui/Field'
import { setAddress, setBillingAddress } from './checkout-requests'
import { invoiceAddress } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'
import { useStepSubmit } from './use-step-submit'
import { ZoneNote } from './ZoneNote'

/** The name of the unsent address, stored for this tab. */
export const ADDRESS_DRAFT = 'checkout/address'

const nameOf = (profile: Profile | undefined): Partial<AddressForm> =>
  profile ? { firstname: profile.firstName, lastname: profile.lastName, telephone: profile.phone } : {}

interface NewAddressProps {
  cart: Cart
  customer: CheckoutCustomer
  onDone: () => void
}

/** The form of an address. A customer starts with the own name, and may keep the address (CHECKOUT-05, CHECKOUT-06). */
export function NewAddress({ cart, customer: { profile, book }, onDone }: NewAddressProps) {
  const [isKept, setKept] = useState(true)
  const isOwn = book.some((saved) => cart.address && isSameAddress(cart.address, saved))
  const regions = useQuery(regionsQuery()).data ?? []
  const form = useForm<AddressForm>({
    resolver: useAddressRules(regions),
    defaultValues: {
      ...EMPTY_ADDRESS,
      ...nameOf(profile),
      ...(isOwn ? {} : cart.address),
      ...readDraft(ADDRESS_DRAFT, EMPTY_ADDRESS),
    },
  })
  useDraft(ADDRESS_DRAFT, form)
  const address = form.watch()
  const { isVirtual } = cart
  const request = useStepSubmit(
    (cartId, entered: AddressForm) => {
      const chosen = { address: entered, isKept: profile !== undefined && isKept }
      return isVirtual
        ? setBillingAddress(cartId, chosen)
        : setAddress(cartId, chosen, invoiceAddress(book)?.id ?? null)
    },
    () => {
      if (profile) void refreshAddresses()
      onDone()
    },
  )
  return (
    <SubmitForm
      form={form}
      labels={ADDRESS_LABELS}
      request={request}
      submitLabel={isVirtual ? 'Continue to payment' : 'Continue to delivery'}
      pendingLabel="Saving"
    >
      <AddressFields
        form={form}
        regions={regions}
        phoneHint={isVirtual ? 'Only for questions about your order.' : 'Only for the courier.'}
      >
        {!isVirtual && <ZoneNote {...address} />}
        {profile && (
          <div className="sm:col-span-2">
            <CheckField
              checked={isKept}
              onChange={() => setKept(!isKept)}
              label="Keep this address in my address book"
            />
          </div>
        )}
        {!isVirtual && <p className="text-sm text-ink-soft sm:col-span-2">We deliver within {COUNTRY_NAME}.</p>}
      </AddressFields>
    </SubmitForm>
  )
}
