import { COUNTRY_NAME } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { AddressFields } from '~/features/addresses/AddressFields'
import { ADDRESS_LABELS, EMPTY_ADDRESS, regionsQuery } from '~/features/addresses/address-form'
import { useAddressRules } from '~/features/addresses/use-address-rules'
import type { Cart } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { setAddress, setBillingAddress } from './checkout-requests'
import { useStepSubmit } from './use-step-submit'
import { ZoneNote } from './ZoneNote'

const DRAFT = 'checkout/address'

export function AddressStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const regions = useQuery(regionsQuery()).data ?? []
  const form = useForm<AddressForm>({
    resolver: useAddressRules(regions),
    defaultValues: { ...EMPTY_ADDRESS, ...cart.address, ...readDraft(DRAFT, EMPTY_ADDRESS) },
  })
  useDraft(DRAFT, form)
  const address = form.watch()
  const { isVirtual } = cart
  const request = useStepSubmit(isVirtual ? setBillingAddress : setAddress, onDone)
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
        {!isVirtual && <p className="text-sm text-ink-soft sm:col-span-2">We deliver within {COUNTRY_NAME}.</p>}
      </AddressFields>
    </SubmitForm>
  )
}
