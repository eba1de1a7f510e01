import { heroOf } from '@kea/shared/first-view/hero'
import { toolPath } from '@kea/shared/routes'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { pageQuery } from '~/features/page/page-query'
import { UnhurriedCmsContent } from '~/features/widgets/CmsContent'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'
import { ButtonLink } from '~/ui/Button'

const HOME = '/'

export async function clientLoader() {
  await queryClient.ensureQueryData(pageQuery(HOME))
  return null
}

/** The canvas is what most photos become; its tool asks for the photo first. */
const START_WITH_PHOTO = toolPath('uploadchoice', { sku: 'canvas-print' })

export default function HomePage() {
  const page = usePrefetchedQuery(pageQuery(HOME))
  const hero = heroOf(page)
  return (
    <>
      {hero ? (
        <Hero page={page} hero={hero}>
          <ButtonLink
            to={START_WITH_PHOTO}
            look="secondary"
            className="min-h-13 whitespace-nowrap max-sm:flex-1 max-sm:px-2 max-sm:text-[0.9rem]"
          >
            Start with a photo
          </ButtonLink>
        </Hero>
      ) : (
        <PlainHeading>{page.heading}</PlainHeading>
      )}
      <UnhurriedCmsContent page={page} />
    </>
  )
}
