import { COUNTRY_NAME } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '~/features/addresses/AddressFields'
import { refreshAddresses } from '~/features/addresses/address-book'
import { ADDRESS_LABELS, EMPTY_ADDRESS, regionsQuery } from '~/features/addresses/address-form'
import { useAddressRules } from '~/features/addresses/use-address-rules'
import { isSameAddress } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { CheckField } from '~/ui/Field'
import type { AddressPurpose } from './address-purpose'
import { placeholderAddress } from './saved-address'
import type { CheckoutCustomer } from './use-start-address'
import { useStepSubmit } from './use-step-submit'
import { ZoneNote } from './ZoneNote'

interface NewAddressProps {
  purpose: AddressPurpose
  customer: CheckoutCustomer
  onDone: () => void
  children: ReactNode
}

/** The form of an address. A customer starts with the own name, and may keep the address. */
export function NewAddress({ purpose, customer: { profile, book }, onDone, children }: NewAddressProps) {
  const { draft, current, isDelivered, send } = purpose
  const [isKept, setKept] = useState(true)
  const isOwn = book.some((saved) => current && isSameAddress(current, saved))
  const regions = useQuery(regionsQuery()).data ?? []
  const form = useForm<AddressForm>({
    resolver: useAddressRules(regions),
    defaultValues: {
      ...placeholderAddress(profile),
      ...(isOwn ? {} : current),
      ...readDraft(draft, EMPTY_ADDRESS),
    },
  })
  useDraft(draft, form)
  const address = form.watch()
  const request = useStepSubmit(
    (cartId, entered: AddressForm) => send(cartId, { address: entered, isKept: profile !== undefined && isKept }),
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
      submitLabel={purpose.submitLabel}
      pendingLabel="Saving"
    >
      <AddressFields form={form} regions={regions} phoneHint={purpose.phoneHint}>
        {isDelivered && <ZoneNote {...address} />}
        <div className="sm:col-span-2">
          {children}
          {profile && (
            <CheckField
              checked={isKept}
              onChange={() => setKept(!isKept)}
              label="Keep this address in my address book"
            />
          )}
        </div>
        {isDelivered && <p className="text-sm text-ink-soft sm:col-span-2">We deliver within {COUNTRY_NAME}.</p>}
      </AddressFields>
    </SubmitForm>
  )
}
