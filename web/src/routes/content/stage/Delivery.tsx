import { arrivalDay, arrivalDays } from '@kea/shared/delivery/arrival'
import { type DeliveryMethod, estimateDelivery } from '@kea/shared/delivery/estimate'
import { missingToFree } from '@kea/shared/delivery/free-shipping'
import { isPostcode } from '@kea/shared/delivery/postcode-regions'
import type { Cents } from '@kea/shared/money'
import type { Settings } from '@kea/shared/page/settings'
import { useState } from 'react'
import { PostcodeField } from '~/features/addresses/PostcodeField'
import { shopperIsland } from '~/lib/island'
import { rememberPostcode, storedPostcode } from '~/lib/postcode'

interface DeliveryProps {
  settings: Settings
  /** Working days in the workshop, at most; null if not known. */
  readyWithin: number | null
  /** Price of the choice; null without one. */
  cents: Cents | null
}

/** How long a parcel takes to a postcode, by each delivery method, and what it costs. The postcode stays on the device. */
export function Delivery({ settings, readyWithin, cents }: DeliveryProps) {
  const [postcode, setPostcode] = useState(storedPostcode)
  const [hasRdNumber, setHasRdNumber] = useState(false)
  // `follow-day.ts` renders this again on the next day.
  const now = Date.now()
  const dayOf = (courierDays: string) => arrivalDay(now, arrivalDays(readyWithin, courierDays))
  const townDay = dayOf(settings.delivery.standard.days)
  const isFree = cents !== null && missingToFree(cents, settings.freeShippingCents) === 0
  const typed = postcode.trim()
  const estimate = estimateDelivery(typed, hasRdNumber, settings.delivery, isFree)
  const change = (value: string) => {
    setPostcode(value)
    if (isPostcode(value.trim())) rememberPostcode(value.trim())
  }
  return (
    <div className="grid content-start gap-2">
      <PostcodeField label="Your postcode" postcode={postcode} onChange={change} />
      <div aria-live="polite">
        {estimate ? (
          <Methods
            methods={estimate.methods.map((method) => ({ ...method, day: dayOf(method.days) }))}
            place={[typed, estimate.where].filter(Boolean).join(', ')}
          />
        ) : (
          <>
            <ArrivesBy day={townDay} />
            {/* A rural address takes longer, so the day says where. */}
            <p className="text-sm text-ink-soft">
              {townDay
                ? `That’s for ${shopperIsland()} towns. Enter your postcode for your own day.`
                : 'See when your order arrives.'}
            </p>
          </>
        )}
      </div>
      {estimate && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={hasRdNumber}
            onChange={(event) => setHasRdNumber(event.target.checked)}
            className="size-5 accent-kea"
          />
          My address has an RD number
        </label>
      )}
    </div>
  )
}

/** For an order that is paid today; nothing without a day. */
const ArrivesBy = ({ day }: { day: string | null | undefined }) =>
  day ? (
    <p className="mb-1">
      <span className="font-semibold">Arrives by {day}</span>
      <span className="text-sm text-ink-soft"> if you pay today</span>
    </p>
  ) : null

interface MethodsProps {
  methods: readonly (DeliveryMethod & { day: string | null })[]
  place: string
}

/** The day of arrival with each delivery method. */
function Methods({ methods, place }: MethodsProps) {
  return (
    <>
      <ArrivesBy day={methods[0]?.day} />
      <p className="text-sm text-ink-soft">To {place}:</p>
      <ul className="mt-1">
        {methods.map(({ title, day, days, price }) => (
          <li key={title} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-1.5 text-sm">
            <span>
              <span className="font-semibold">{title}</span>
              {day && `, by ${day}`}
            </span>
            <span className="tabular-nums">{price}</span>
            <span className="text-ink-soft">{days} working days once your order is ready</span>
          </li>
        ))}
      </ul>
    </>
  )
}
