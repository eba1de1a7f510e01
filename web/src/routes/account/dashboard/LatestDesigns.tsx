import { useQuery } from '@tanstack/react-query'
import { SavedDesignLink } from '../designs/SavedDesignLink'
import { productNamesQuery, savedDesignsQuery, skusOf } from '../designs/saved-designs'
import { AccountSection, SectionLink } from '../frame/AccountSection'

const SHOWN = 3

/** The newest saved designs of the customer; nothing without a design. */
export function LatestDesigns() {
  const designs = useQuery(savedDesignsQuery({ page: 1, isUnfinished: false })).data?.designs ?? []
  const skus = skusOf(designs)
  const names = useQuery({ ...productNamesQuery(skus), enabled: skus.length > 0 }).data
  if (designs.length === 0) return null
  return (
    <AccountSection
      title="Saved designs"
      action={<SectionLink component="my-saved-design">See all designs</SectionLink>}
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-3">
        {designs.slice(0, SHOWN).map((design) => (
          <li key={design.uid} className="max-xl:last:odd:hidden">
            <SavedDesignLink design={design} product={names?.get(design.sku) ?? ''} heading="h3" />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
