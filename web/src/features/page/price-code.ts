import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { pageQuery } from './page-query'

/**
 * Lets prices go by this code from now on, '' for everybody's, and answers whether that changes anything. The page that
 * is open is fetched first, since the code is part of its name and no page may stand without its data.
 */
export async function changePriceCode(code: string, pathname: string): Promise<boolean> {
  if (code === (readCookie('priceCache') ?? '')) return false
  await queryClient.ensureQueryData(pageQuery(pathname, code))
  if (code === '') dropCookie('priceCache')
  else writeCookie('priceCache', code)
  return true
}
