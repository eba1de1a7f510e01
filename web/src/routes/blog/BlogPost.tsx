import type { BlogPost as Post } from '@kea/shared/page/blog'
import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Link } from 'react-router-dom'
import { Hero } from '~/features/hero/Hero'
import { CmsContent } from '~/features/widgets/CmsContent'
import { Container } from '~/ui/Section'
import { Byline } from './Byline'

/** A post with its picture, author, text and links to other posts. */
export function BlogPost({ page, post }: { page: Page; post: Post }) {
  const { hero } = page
  return (
    <article>
      {hero ? <Hero page={page} hero={hero} /> : <PlainHeading>{page.heading}</PlainHeading>}
      <Container className="pt-8 lg:pt-12">
        <div className="mx-auto lg:max-w-[42rem]">
          <Byline post={post} />
        </div>
      </Container>
      <CmsContent page={page} />
      <Container className="pb-16 lg:pb-24">
        <nav
          aria-label="More to read"
          className="mx-auto flex lg:max-w-[42rem] flex-wrap gap-x-6 border-t border-line pt-4"
        >
          {[...post.categories, { name: 'All posts', path: routes.blog() }].map(({ name, path }) => (
            <Link key={path} to={path} className="inline-flex min-h-11 items-center text-kea underline">
              {name}
            </Link>
          ))}
          <ShareLinks page={page} />
        </nav>
      </Container>
    </article>
  )
}

/** Links to the share pages, with the post's picture and description. */
function ShareLinks({ page }: { page: Page }) {
  const query = new URLSearchParams({ path: page.path, image: page.image ?? '', description: page.description })
  return (
    <>
      <Link to={`${routes.shareFacebook()}?${query}`} className="inline-flex min-h-11 items-center text-kea underline">
        Share on Facebook
      </Link>
      <Link to={`${routes.shareTwitter()}?${query}`} className="inline-flex min-h-11 items-center text-kea underline">
        Share on X
      </Link>
    </>
  )
}
