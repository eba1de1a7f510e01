import type { AddressForm } from '@kea/shared/schemas/checkout-forms'

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { address: AddressForm }) {
  const { firstname, lastname, company, street, street2, city, postcode, telephone } = address
  const lines = [`${firstname} ${lastname}`, company, street, street2, `${city} ${postcode}`, telephone]
  return (
    <address className="leading-7 not-italic wrap-anywhere">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}
