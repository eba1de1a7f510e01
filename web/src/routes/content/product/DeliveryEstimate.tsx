import { estimateDelivery } from '@kea/shared/delivery/estimate'
import { formatMoney } from '@kea/shared/money'
import type { Settings } from '@kea/shared/page/settings'
import { useState } from 'react'
import { TextField } from '~/ui/Field'
import { Section } from '~/ui/Section'

const LENGTH = 4

/** How long a parcel takes to a postcode, by each way it can go. Nothing of it is sent anywhere. */
export function DeliveryEstimate({ settings }: { settings: Settings }) {
  const [postcode, setPostcode] = useState('')
  const [hasRdNumber, setHasRdNumber] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const typed = postcode.trim()
  // Whoever is still typing is not told off for what is to come.
  const isJudged = typed.length >= LENGTH || /\D/.test(typed) || (isLeft && typed !== '')
  const estimate = isJudged ? estimateDelivery(typed, hasRdNumber, settings.delivery) : null
  const problem = isJudged && !estimate ? 'This is not a postcode of New Zealand. It has four digits, like 1010.' : ''
  return (
    <Section title="When will it be here?" ground="mist">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[22rem_1fr]">
        <div className="grid content-start gap-4">
          <TextField
            label="Your postcode"
            value={postcode}
            onChange={(event) => setPostcode(event.target.value)}
            onBlur={() => setIsLeft(true)}
            inputMode="numeric"
            autoComplete="postal-code"
            {...(problem && { error: problem })}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={hasRdNumber}
              onChange={(event) => setHasRdNumber(event.target.checked)}
              className="size-5 accent-kea"
            />
            My address has an RD number
          </label>
        </div>
        <div aria-live="polite" className="min-h-40">
          {estimate ? (
            <>
              <p className="mb-3 text-ink-soft">
                To {typed}, {estimate.where}:
              </p>
              <ul className="max-w-xl border-t border-line">
                {estimate.methods.map(({ title, days, price }) => (
                  <li key={title} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
                    <span className="font-semibold">{title}</span>
                    <span>{days} working days after printing</span>
                    {price && <span className="w-20 text-right tabular-nums">{price}</span>}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className="max-w-md text-ink-soft">
              With your postcode we can say how long it takes, and which courier ways there are.
            </p>
          )}
          {settings.freeShippingText ? (
            <p className="mt-4">{settings.freeShippingText}</p>
          ) : (
            settings.shippingCents !== null && (
              <p className="mt-4">Standard delivery costs {formatMoney(settings.shippingCents)}.</p>
            )
          )}
        </div>
      </div>
    </Section>
  )
}
