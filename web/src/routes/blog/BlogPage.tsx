import { useLocation } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { loadPage } from '~/features/page/load-page'
import { NotFoundPage } from '~/features/page/NotFoundPage'
import { pageQuery } from '~/features/page/page-query'
import { BlogList } from './BlogList'
import { BlogPost } from './BlogPost'

export const clientLoader = loadPage

/** The blog, one of its categories, or one post. */
export default function BlogPage() {
  const { pathname } = useLocation()
  const page = usePrefetchedQuery(pageQuery(pathname))
  if (page.post) return <BlogPost page={page} post={page.post} />
  return page.kind === 'blog-list' ? <BlogList page={page} /> : <NotFoundPage />
}
