import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { heroOf } from '@kea/shared/first-view/hero'
import { START_WITH_PHOTO } from '@kea/shared/first-view/navigation'
import { Link } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { queryClient } from '~/api/query-client'
import { pageQuery } from '~/features/page/page-query'
import { UnhurriedCmsContent } from '~/features/widgets/CmsContent'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'

const HOME = '/'

export async function clientLoader() {
  await queryClient.ensureQueryData(pageQuery(HOME))
  return null
}

export default function HomePage() {
  const page = usePrefetchedQuery(pageQuery(HOME))
  const hero = heroOf(page)
  return (
    <>
      {hero ? (
        <Hero page={page} hero={hero}>
          <Link to={START_WITH_PHOTO.path} className={classes.heroSecond}>
            {START_WITH_PHOTO.label}
          </Link>
        </Hero>
      ) : (
        <PlainHeading>{page.heading}</PlainHeading>
      )}
      <UnhurriedCmsContent page={page} />
    </>
  )
}
