import { isPostcode } from '@kea/shared/delivery/postcode-regions'
import { Price } from '@kea/shared/view/Price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { PostcodeField } from '~/features/addresses/PostcodeField'
import type { Cart, ShippingMethod } from '~/features/cart/cart'
import { rememberPostcode, storedPostcode } from '~/lib/postcode'
import { CheckField } from '~/ui/Field'
import { canBeRural, estimateQuery } from './delivery-estimate'

/** What the delivery of this cart costs to a postcode, and when it arrives. The postcode stays on the device. */
export function DeliveryEstimate({ cart }: { cart: Cart }) {
  const [postcode, setPostcode] = useState(storedPostcode)
  const [isRural, setIsRural] = useState(false)
  const typed = postcode.trim()
  const { data: methods, error } = useQuery(estimateQuery(cart, typed, isRural))
  const change = (value: string) => {
    setPostcode(value)
    if (isPostcode(value.trim())) rememberPostcode(value.trim())
  }
  return (
    <div className="grid gap-2">
      <PostcodeField
        label="Delivery to your postcode"
        postcode={postcode}
        onChange={change}
        problem={error ? messageOf(error) : ''}
      />
      <div aria-live="polite">{isPostcode(typed) && methods && <Methods methods={methods} />}</div>
      {isPostcode(typed) && canBeRural(typed) && (
        <CheckField checked={isRural} onChange={() => setIsRural(!isRural)} label="The address has an RD number" />
      )}
    </div>
  )
}

function Methods({ methods }: { methods: readonly ShippingMethod[] }) {
  if (methods.length === 0) return <p className="text-sm text-ink-soft">We don’t deliver to this postcode.</p>
  return (
    <ul>
      {methods.map(({ carrier, method, title, arrivesBy, description, cents, regularCents }) => (
        <li
          key={`${carrier}/${method}`}
          className="flex justify-between gap-4 border-b border-line py-2 text-[0.9375rem]"
        >
          <span>
            {title}
            <span className="block text-sm text-ink-soft">
              {arrivesBy ? `By ${arrivesBy}, if you pay today` : description}
            </span>
          </span>
          {cents === 0 ? <span>Free</span> : <Price cents={cents} regularCents={regularCents} />}
        </li>
      ))}
    </ul>
  )
}
