import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { Hero } from '~/features/hero/Hero'
import { pageQuery } from '~/features/page/page-query'
import { DeferredUntilIdle } from '~/features/scheduling/DeferredUntilIdle'
import { CmsContent } from '~/features/widgets/CmsContent'
import { StartWithPhoto } from './StartWithPhoto'

const HOME = '/'

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
      <div className="[--section-space:3rem] lg:[--section-space:3.5rem]">
        <DeferredUntilIdle>
          <CmsContent page={page} />
        </DeferredUntilIdle>
      </div>
    </>
  )
}
