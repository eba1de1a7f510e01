import { OFFER_LINK_SECONDS } from '@kea/shared/constants/cookies'
import { PRICE_CODE } from '@kea/shared/navigation/offer-code'
import { queryClient } from '~/api/query-client'
import { dropCookie, readCookie, writeCookie } from '~/lib/cookies'
import { pageQuery } from './page-query'

/**
 * Changes the price code to that of an offer link ('' for the regular prices) and returns whether it differs from the current one. The open page
 * is fetched first, because the code is part of its query key and a page must not be shown without data.
 */
export async function changePriceCode(code: string, pathname: string): Promise<boolean> {
  if (code === (readCookie('priceCache') ?? '')) return false
  await queryClient.ensureQueryData(pageQuery(pathname, code))
  if (code === '') dropCookie('priceCache')
  else writeCookie('priceCache', code, OFFER_LINK_SECONDS)
  return true
}

/** Keeps the price code of a customer, which a login answers. It lasts longer than that of an offer link. */
export async function keepCustomerPrices(code: string, pathname: string): Promise<void> {
  if (!PRICE_CODE.test(code)) return
  await changePriceCode(code, pathname)
  writeCookie('priceCache', code)
}
