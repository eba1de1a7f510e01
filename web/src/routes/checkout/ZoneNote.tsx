import { type DeliveryZone, deliveryZone } from '@kea/shared/delivery/delivery-zone'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'

const NOTES: Record<DeliveryZone, string> = {
  town: '',
  rural: 'This is a rural delivery (RD) address. The next step shows how we send there.',
  chathams: 'This is on the Chatham Islands. The next step shows how we send there.',
}

/** Warns about limits of the delivery before the address is sent. The store decides by the same rule. */
export function ZoneNote({ street, street2, city, region, postcode }: AddressForm) {
  const note = NOTES[deliveryZone({ street: [street, street2], city, region, postcode: postcode.trim() })]
  return (
    <div role="status" className="empty:absolute sm:col-span-2">
      {note && <p className="rounded-picture bg-mist px-4 py-3 text-[0.9375rem]">{note}</p>}
    </div>
  )
}
