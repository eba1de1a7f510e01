import type { BlogPost } from '@kea/shared/page/blog'
import type { Page } from '@kea/shared/page/page'
import { routes } from '@kea/shared/routes'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import { Container } from '~/ui/Section'
import { Byline } from './Byline'

const TAB =
  'inline-flex min-h-11 items-center rounded-full border border-control px-4 text-ink no-underline hover:border-ink hover:bg-mist aria-[current=page]:border-kea aria-[current=page]:bg-kea aria-[current=page]:text-paper'

/** All posts, or those of one category, the newest first. */
export function BlogList({ page }: { page: Page }) {
  const categories = [{ name: 'All posts', path: routes.blog() }, ...page.blogCategories]
  return (
    <>
      <PlainHeading>{page.heading}</PlainHeading>
      <Container className="pb-16 lg:pb-24">
        <nav aria-label="Categories" className="flex flex-wrap gap-2">
          {categories.map(({ name, path }) => (
            <Link key={path} to={path} aria-current={path === page.path ? 'page' : undefined} className={TAB}>
              {name}
            </Link>
          ))}
        </nav>
        {page.posts.length === 0 ? (
          <p className="mt-12 text-lead text-ink-soft">No posts here yet.</p>
        ) : (
          <Posts posts={page.posts} />
        )}
      </Container>
    </>
  )
}

/** The newest post is large, the others are in rows of three. */
function Posts({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
      {posts.map((post, at) => (
        <li key={post.path} className={at === 0 ? 'sm:col-span-full' : undefined}>
          {at === 0 ? <LeadPost post={post} /> : <PostCard post={post} />}
        </li>
      ))}
    </ul>
  )
}

function LeadPost({ post }: { post: BlogPost }) {
  return (
    <article className="items-center gap-x-12 lg:grid lg:grid-cols-[3fr_2fr]">
      <Link to={post.path} aria-hidden="true" tabIndex={-1} className="group">
        <Picture
          src={post.image}
          alt=""
          sizes="(min-width: 1024px) 58vw, 100vw"
          shape="banner"
          isFirst
          className={PICTURE}
        />
      </Link>
      <div>
        <Link to={post.path} className="group block text-ink no-underline">
          <h2 className="mt-5 font-display text-subheading font-bold group-hover:underline group-hover:decoration-1 lg:mt-0 lg:text-heading">
            {post.title}
          </h2>
        </Link>
        <p className="mt-2 max-w-md text-ink-soft lg:mt-4 lg:text-lead">{post.lead}</p>
        <div className="mt-3 lg:mt-5">
          <Byline post={post} />
        </div>
      </div>
    </article>
  )
}

const PICTURE =
  'rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102'

function PostCard({ post }: { post: BlogPost }) {
  return (
    <article>
      <Link to={post.path} className="group block text-ink no-underline">
        <Picture
          src={post.image}
          alt=""
          sizes="(min-width: 1024px) 32vw, (min-width: 640px) 50vw, 100vw"
          shape="rectangle"
          className={PICTURE}
        />
        <h2 className="mt-5 font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
          {post.title}
        </h2>
      </Link>
      <p className="mt-2 max-w-md text-ink-soft">{post.lead}</p>
      <div className="mt-3">
        <Byline post={post} />
      </div>
    </article>
  )
}
