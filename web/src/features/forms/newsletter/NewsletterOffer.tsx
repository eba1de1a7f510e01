import { newsletterOffer } from '@kea/shared/newsletter/offer'
import type { Page } from '@kea/shared/page/page'
import { useSettings } from '~/api/settings-query'
import { Container } from '~/ui/Section'
import { SignupForm } from './SignupForm'

/** A section with the page's offer for subscribers. It is not shown without an offer. */
export function NewsletterOffer({ page, data }: { page: Page; data: Record<string, string> }) {
  const { newsletter } = useSettings()
  const offer = newsletterOffer(page.path, newsletter)
  if (!offer) return null
  return (
    <section className="my-10 bg-kea-mist py-14 lg:my-14 lg:py-20">
      <Container>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr] lg:items-center">
          <div>
            <h2 className="max-w-2xl font-display text-heading font-bold">{offer.text}</h2>
            {data.text && <p className="mt-4 max-w-xl text-lead text-ink-soft">{data.text}</p>}
          </div>
          <div>
            <SignupForm path={page.path} pageId={page.id ?? 0} label={data.label || 'Your email'} />
            {offer.terms && <p className="mt-4 max-w-xl text-sm text-ink-soft">{offer.terms}</p>}
          </div>
        </div>
      </Container>
    </section>
  )
}
