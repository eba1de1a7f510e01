import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { pageQuery } from '~/features/page/page-query'
import { CmsContent, DeferredUntilIdle } from '~/features/widgets/CmsContent'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'
import type { Widget } from '~/features/widgets/registry'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { StartWithPhoto } from './StartWithPhoto'

const HOME = '/'

/** A form beside the widgets that every page may have. */
const OWN_WIDGETS: Record<string, Widget> = {
  'newsletter-offer': lazyWithRetry(
    async () => (await import('~/features/forms/newsletter/NewsletterOffer')).NewsletterOffer,
  ),
}

export async function clientLoader() {
  await queryClient.ensureQueryData(pageQuery(HOME))
  return null
}

export default function HomePage() {
  const page = usePrefetchedQuery(pageQuery(HOME))
  const { hero } = page
  return (
    <>
      {hero ? (
        <Hero page={page} hero={hero}>
          <StartWithPhoto />
        </Hero>
      ) : (
        <PlainHeading>{page.heading}</PlainHeading>
      )}
      <DeferredUntilIdle>
        <CmsContent page={page} more={OWN_WIDGETS} />
      </DeferredUntilIdle>
    </>
  )
}
