import type { Page } from '@kea/shared/page/page'
import { PlainHeading } from '@kea/shared/view/PlainHeading'
import { Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { usePrefetchedQuery } from '~/api/query'
import { Hero } from '~/features/hero/Hero'
import { loadPage } from '~/features/page/load-page'
import { pageQuery } from '~/features/page/page-query'
import { DeferredUntilIdle } from '~/features/scheduling/DeferredUntilIdle'
import { CmsContent } from '~/features/widgets/CmsContent'
import { rememberViewed } from '~/lib/recently-viewed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { FORM_WIDGETS } from './forms/form-widgets'
import { ProductContent } from './ProductContent'
import { CLOSE } from './stage/close'
import { Stage } from './stage/Stage'

const AskSection = lazyWithRetry(async () => (await import('./questions/AskSection')).AskSection)

const importListing = () => import('~/features/products/listing/ProductListing')
const ProductListing = lazyWithRetry(async () => (await importListing()).ProductListing)

const importMissing = () => import('~/features/page/NotFoundPage')
const importUnbuilt = () => import('~/features/page/NotBuiltYetPage')

const NotFoundPage = lazyWithRetry(async () => (await importMissing()).NotFoundPage)
const NotBuiltYetPage = lazyWithRetry(async () => (await importUnbuilt()).NotBuiltYetPage)

/** What is drawn for a status that few visits meet comes with it. */
export async function clientLoader(args: LoaderFunctionArgs) {
  const { status, listing } = await loadPage(args)
  if (listing) importListing().catch(() => {})
  if (status === 404) await importMissing()
  if (status === 501) await importUnbuilt()
  return null
}

/** A page by its slug: a product, a landing page with a product, an information page, or none at all. */
export default function ContentPage() {
  const { pathname } = useLocation()
  const page = usePrefetchedQuery(pageQuery(pathname))
  useRemembered(page)
  if (page.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  if (page.status === 501)
    return (
      <Suspense>
        <NotBuiltYetPage />
      </Suspense>
    )
  if (page.product && page.hero && page.kind === 'product') {
    return <ProductContent page={page} hero={page.hero} product={page.product} />
  }
  return <OpenPage page={page} />
}

/** What was looked at on this device, for the product pages to come. */
function useRemembered({ path, product }: Page): void {
  useEffect(() => {
    if (product) rememberViewed({ sku: product.sku, name: product.name, path, picture: product.pictures[0]?.url ?? '' })
  }, [path, product])
}

/** Below a hero, or below a list of products, the content is not in the first view and may take its time. */
function OpenPage({ page }: { page: Page }) {
  const { hero, product } = page
  const content = (
    <>
      <CmsContent page={page} more={FORM_WIDGETS} />
      {isAskedAbout(page) && (
        <Suspense>
          <AskSection page={page} />
        </Suspense>
      )}
    </>
  )
  if (!hero) {
    return (
      <>
        <PlainHeading lead={page.listing ? page.lead : ''}>{page.heading}</PlainHeading>
        {page.listing ? (
          <>
            <Suspense fallback={<div className="min-h-dvh" />}>
              <ProductListing listing={page.listing} countsSamples={page.settings.countsSamples} />
            </Suspense>
            <DeferredUntilIdle key={page.path}>{content}</DeferredUntilIdle>
          </>
        ) : (
          content
        )}
      </>
    )
  }
  return (
    <>
      {product ? <Stage key={page.path} page={page} hero={hero} product={product} /> : <Hero page={page} hero={hero} />}
      <DeferredUntilIdle key={page.path}>
        {product ? <div className={CLOSE}>{content}</div> : content}
      </DeferredUntilIdle>
    </>
  )
}

/** What sells something, and what was asked about before; the others have the contact form. */
const isAskedAbout = ({ product, questions }: Page): boolean => product !== null || questions.length > 0
