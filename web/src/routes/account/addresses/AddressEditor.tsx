import { accountPath } from '@kea/shared/account-routes'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { AddressFields } from '~/features/addresses/AddressFields'
import { type Defaults, saveAddress } from '~/features/addresses/address-book'
import { ADDRESS_LABELS, regionsQuery } from '~/features/addresses/address-form'
import { useAddressRules } from '~/features/addresses/use-address-rules'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { useSubmit } from '~/features/forms/use-submit'
import { showToast } from '~/lib/toast'
import { CheckField } from '~/ui/Field'

interface AddressEditorProps {
  /** Null for a new address. */
  id: number | null
  initial: AddressForm & Defaults
}

/** The form of an address in the book. */
export function AddressEditor({ id, initial: { delivery, invoices, ...initial } }: AddressEditorProps) {
  const navigate = useNavigate()
  const regions = useQuery(regionsQuery()).data ?? []
  const [defaults, setDefaults] = useState<Defaults>({ delivery, invoices })
  const form = useForm<AddressForm>({ resolver: useAddressRules(regions), defaultValues: initial })
  const request = useSubmit(
    (address: AddressForm) => saveAddress(id, { ...address, ...defaults }),
    () => {
      showToast('Your address has been saved.')
      navigate(accountPath('address-book'))
    },
  )
  const check = (name: keyof Defaults) => ({
    checked: defaults[name],
    onChange: () => setDefaults({ ...defaults, [name]: !defaults[name] }),
  })
  return (
    <div className="max-w-2xl">
      <SubmitForm form={form} labels={ADDRESS_LABELS} request={request} submitLabel="Save" pendingLabel="Saving">
        <AddressFields form={form} regions={regions} phoneHint="Only for the courier.">
          <div className="sm:col-span-2">
            <CheckField {...check('delivery')} label="Deliver here unless I choose another address" />
            <CheckField {...check('invoices')} label="Use it for my invoices" />
          </div>
        </AddressFields>
      </SubmitForm>
    </div>
  )
}
