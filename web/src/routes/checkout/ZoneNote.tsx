import { type DeliveryZone, deliveryZone } from '@kea/shared/delivery/delivery-zone'
import type { AddressForm } from '@kea/shared/schemas/checkout-forms'

const WORDS: Record<DeliveryZone, string> = {
  town: '',
  rural: 'This is a rural delivery (RD) address. The next step shows how we send there.',
  chathams: 'This is on the Chatham Islands. The next step shows how we send there.',
}

/** Says before the address is sent that not everything is delivered to it; the store decides the same way. */
export function ZoneNote({ street, street2, city, region, postcode }: AddressForm) {
  const words = WORDS[deliveryZone({ street: [street, street2], city, region, postcode: postcode.trim() })]
  return (
    <div role="status" className="sm:col-span-2">
      {words && <p className="rounded-picture bg-mist px-4 py-3 text-[0.9375rem]">{words}</p>}
    </div>
  )
}
