import type { Page } from '@kea/shared/page/page'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { queryClient } from '~/api/query-client'
import { isOwnPath } from '~/lib/paths'
import { pageQuery } from './page-query'

/**
 * The loader of a page with data from the store. It follows the redirect of a moved page.
 */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<Page> {
  const page = await queryClient.ensureQueryData(pageQuery(new URL(request.url).pathname))
  if (page.redirectTo && isOwnPath(page.redirectTo)) throw redirect(page.redirectTo)
  return page
}
