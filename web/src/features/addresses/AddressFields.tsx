import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, TextField } from '~/ui/Field'
import { ADDRESS_LABELS } from './address-form'
import { RegionQuestion } from './RegionQuestion'
import { usePostcodePlace } from './use-postcode-place'

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>
  regions: readonly string[]
  phoneHint: string
  /** Notes below the fields. */
  children?: ReactNode
}

/** The fields of an address. A postcode fills in its town and region. */
export function AddressFields({ form, regions, phoneHint, children }: AddressFieldsProps) {
  const { errors } = form.formState
  const fillPlace = usePostcodePlace(form, regions)
  const [postcode, region] = form.watch(['postcode', 'region'])
  const field = (name: keyof AddressForm) => ({
    label: ADDRESS_LABELS[name],
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
          {regions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <RegionQuestion
        postcode={postcode}
        region={region}
        onChange={(name) => form.setValue('region', name, { shouldDirty: true, shouldValidate: true })}
      />
      <TextField {...field('telephone')} type="tel" autoComplete="tel" hint={phoneHint} className="sm:col-span-2" />
      {children}
    </div>
  )
}
