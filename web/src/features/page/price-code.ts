import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { pageQuery } from './page-query'

/**
 * Changes the price code ('' for the regular prices) and returns whether it differs from the current one. The open page
 * is fetched first, because the code is part of its query key and a page must not be shown without data.
 */
export async function changePriceCode(code: string, pathname: string): Promise<boolean> {
  if (code === (readCookie('priceCache') ?? '')) return false
  await queryClient.ensureQueryData(pageQuery(pathname, code))
  if (code === '') dropCookie('priceCache')
  else writeCookie('priceCache', code)
  return true
}
