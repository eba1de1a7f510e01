import { heroOf } from '@kea/shared/first-view/hero'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { loadPage } from '~/features/page/load-page'
import { NotBuiltYetPage } from '~/features/page/NotBuiltYetPage'
import { NotFoundPage } from '~/features/page/NotFoundPage'
import { pageQuery } from '~/features/page/page-query'
import { CmsContent } from '~/features/widgets/CmsContent'
import { useChoice } from '~/features/widgets/choice'
import { Hero } from '~/features/widgets/Hero'
import { PlainHeading } from '~/features/widgets/PlainHeading'
import { rememberViewed } from '~/lib/recently-viewed'
import { BuyBar } from './BuyBar'
import { FORM_WIDGETS } from './forms/form-widgets'
import { ProductPage } from './ProductPage'

export const clientLoader = loadPage

/** A page by its slug: a product, a landing page with a product, an information page, or none at all. */
export default function ContentPage() {
  const { pathname } = useLocation()
  const page = usePrefetchedQuery(pageQuery(pathname))
  useRemembered(page)
  if (page.status === 404) return <NotFoundPage />
  if (page.status === 501) return <NotBuiltYetPage />
  if (page.product && page.kind === 'product') return <ProductPage page={page} product={page.product} />
  return page.product ? <LandingPage page={page} product={page.product} /> : <Opening page={page} />
}

/** What was looked at on this device, for the product pages to come. */
function useRemembered({ path, product }: Page): void {
  useEffect(() => {
    if (product) rememberViewed({ sku: product.sku, name: product.name, path, picture: product.pictures[0]?.url ?? '' })
  }, [path, product])
}

function LandingPage({ page, product }: { page: Page; product: Product }) {
  const choice = useChoice(product)
  return (
    <>
      <Opening page={page} href={choice.startHref ?? undefined} />
      <BuyBar product={product} choice={choice} />
    </>
  )
}

function Opening({ page, href }: { page: Page; href?: string | undefined }) {
  const hero = heroOf(page)
  return (
    <>
      {hero ? <Hero page={page} hero={hero} {...(href && { href })} /> : <PlainHeading>{page.heading}</PlainHeading>}
      <CmsContent page={page} more={FORM_WIDGETS} />
    </>
  )
}
