import { COUNTRY_NAME } from '@kea/shared/constants/business'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Cart } from '~/features/cart/cart'
import { SubmitForm } from '~/features/forms/SubmitForm'
import { readDraft, useDraft } from '~/features/forms/use-draft'
import { useLazyRules } from '~/features/forms/use-lazy-rules'
import { SelectField, TextField } from '~/ui/Field'
import { regionsQuery, setAddress, setBillingAddress } from './checkout-requests'
import { RegionQuestion } from './RegionQuestion'
import { usePostcodePlace } from './use-postcode-place'
import { useStepSubmit } from './use-step-submit'
import { ZoneNote } from './ZoneNote'

const loadForm = async () => (await import('@kea/shared/schemas/checkout-forms')).addressForm
const loadRules = async () => (await loadForm())(true)
/** Without a list of regions. */
const loadFreeRules = async () => (await loadForm())(false)

const DRAFT = 'checkout/address'

const EMPTY: AddressForm = {
  firstname: '',
  lastname: '',
  company: '',
  street: '',
  street2: '',
  city: '',
  region: '',
  postcode: '',
  telephone: '',
}

const LABELS: Record<keyof AddressForm, string> = {
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company',
  street: 'Street address',
  street2: 'Suburb or RD number',
  postcode: 'Postcode',
  city: 'Town or city',
  region: 'Region',
  telephone: 'Phone',
}

export function AddressStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const regions = useQuery(regionsQuery()).data ?? []
  const form = useForm<AddressForm>({
    resolver: useLazyRules(regions.length > 0 ? loadRules : loadFreeRules),
    defaultValues: { ...EMPTY, ...cart.address, ...readDraft(DRAFT, EMPTY) },
  })
  useDraft(DRAFT, form)
  const { isVirtual } = cart
  const request = useStepSubmit(isVirtual ? setBillingAddress : setAddress, onDone)
  return (
    <SubmitForm
      form={form}
      labels={LABELS}
      request={request}
      submitLabel={isVirtual ? 'Continue to payment' : 'Continue to delivery'}
      pendingLabel="Saving"
    >
      <AddressFields form={form} regions={regions} isSent={!isVirtual} />
    </SubmitForm>
  )
}

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>
  regions: readonly string[]
  /** True for a cart with a delivery. */
  isSent: boolean
}

function AddressFields({ form, regions, isSent }: AddressFieldsProps) {
  const { errors } = form.formState
  const fillPlace = usePostcodePlace(form, regions)
  const address = form.watch()
  const field = (name: keyof AddressForm) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name, name === 'postcode' ? { onChange: ({ target }) => fillPlace(target.value) } : {}),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstname')} autoComplete="given-name" />
      <TextField {...field('lastname')} autoComplete="family-name" />
      <TextField {...field('company')} optional autoComplete="organization" className="sm:col-span-2" />
      <TextField {...field('street')} autoComplete="address-line1" className="sm:col-span-2" />
      <TextField {...field('street2')} optional autoComplete="address-line2" />
      <TextField
        {...field('postcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint="Fills in your town and region."
      />
      <TextField {...field('city')} autoComplete="address-level2" />
      {regions.length > 0 && (
        <SelectField {...field('region')} autoComplete="address-level1">
          <option value="">Please choose</option>
          {regions.map((region) => (
            <option key={region} value={region}>
              {region}
            </option>
          ))}
        </SelectField>
      )}
      <RegionQuestion
        postcode={address.postcode}
        region={address.region}
        onChange={(region) => form.setValue('region', region, { shouldDirty: true, shouldValidate: true })}
      />
      <TextField
        {...field('telephone')}
        type="tel"
        autoComplete="tel"
        hint={isSent ? 'Only for the courier.' : 'Only for questions about your order.'}
        className="sm:col-span-2"
      />
      {isSent && <ZoneNote {...address} />}
      {isSent && <p className="text-sm text-ink-soft sm:col-span-2">We deliver within {COUNTRY_NAME}.</p>}
    </div>
  )
}
