import { regionsInstead } from '@kea/shared/delivery/postcode-regions'
import { unknownPostcode } from './unknown-postcode'

interface RegionQuestionProps {
  postcode: string
  region: string
  onChange: (region: string) => void
}

const LINK = 'min-h-11 cursor-pointer font-medium text-kea underline underline-offset-4'

/**
 * Asks about a postcode that no place has, and about a region that does not fit it. The answer is optional: the list of
 * areas may be older than a new postcode, so a shopper may go on without it.
 */
export function RegionQuestion({ postcode, region, onChange }: RegionQuestionProps) {
  const digits = postcode.trim()
  const unknown = unknownPostcode(digits)
  // One question is enough: what is not known says nothing about a region.
  const regions = unknown ? null : regionsInstead(digits, region)
  return (
    <div role="status" className="empty:absolute sm:col-span-2">
      {unknown && <p className="rounded-picture bg-mist px-4 py-3 text-[0.9375rem]">{unknown}</p>}
      {regions && (
        <div className="flex flex-wrap items-center gap-x-6 rounded-picture bg-mist px-4 py-2 text-[0.9375rem]">
          <p className="basis-full pt-1.5">
            Postcode {digits} is usually in {regions.join(' or ')}. Is {region} right?
          </p>
          {regions.map((name) => (
            <button key={name} type="button" onClick={() => onChange(name)} className={LINK}>
              Change to {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
