import type { AddressForm } from '@kea/shared/schemas/checkout-forms'
import { type ReactNode, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField, TextField } from '~/ui/Field'
import { ADDRESS_LABELS } from './address-form'
import { LookUpField } from './LookUpField'
import type { FoundAddress } from './look-up'
import { RegionQuestion } from './RegionQuestion'
import { ReplacedNote } from './ReplacedNote'
import type { TakenField, TakenFields } from './take-address'
import { usePostcodePlace } from './use-postcode-place'
import { useTakenAddress } from './use-taken-address'

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm>
  regions: readonly string[]
  phoneHint: string
  /** Notes below the fields. */
  children?: ReactNode
}

/** The fields of an address. A suggestion fills in what belongs to it, a postcode its town and region. */
export function AddressFields({ form, regions, phoneHint, children }: AddressFieldsProps) {
  const { errors } = form.formState
  /** What the form has filled in by itself. */
  const filled = useRef<Partial<TakenFields>>({})
  const fillPlace = usePostcodePlace(form, regions, filled)
  const { replacement, take } = useTakenAddress(form, regions, filled)
  const [postcode, region] = form.watch(['postcode', 'region'])
  const field = (name: keyof AddressForm) => ({
    label: ADDRESS_LABELS[name],
    error: errors[name]?.message,
    ...form.register(name, name === 'postcode' ? { onChange: ({ target }) => fillPlace(target.value) } : {}),
  })
  const lookUp = (name: TakenField) => ({
    ...field(name),
    onAddress: (found: FoundAddress) => take(found, name),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstname')} autoComplete="given-name" />
      <TextField {...field('lastname')} autoComplete="family-name" />
      <TextField {...field('company')} optional autoComplete="organization" className="sm:col-span-2" />
      <LookUpField {...lookUp('street')} line="STREET" autoComplete="address-line1" className="sm:col-span-2" />
      <LookUpField
        {...lookUp('street2')}
        line="PLACE"
        optional
        autoComplete="address-line2"
        hint="Start typing your suburb to fill in the rest."
      />
      <TextField
        {...field('postcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint="Fills in your town and region."
      />
      <LookUpField {...lookUp('city')} line="PLACE" autoComplete="address-level2" />
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
      <ReplacedNote replacement={replacement} />
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
