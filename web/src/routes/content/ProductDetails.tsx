import { heroOf } from '@kea/shared/first-view/hero'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { shownRating } from '@kea/shared/page/rating'
import { type ReactNode, useMemo } from 'react'
import { PageExtras } from '~/features/widgets/PageExtras'
import { PriceTable } from '~/features/widgets/PriceTable'
import { ProseText } from '~/features/widgets/Prose'
import { sanitise } from '~/features/widgets/parse-content'
import { Picture } from '~/ui/Picture'
import { Container, Section } from '~/ui/Section'

/** What there is to know about a product: words and facts side by side, more pictures, prices, questions, films. */
export function ProductDetails({ page, product }: { page: Page; product: Product }) {
  const words = useMemo(() => sanitise(page.content), [page.content])
  const facts = useMemo(() => sanitise(product.specifications), [product.specifications])
  return (
    <>
      <Container className="grid gap-x-16 gap-y-12 py-16 lg:grid-cols-[3fr_2fr] lg:py-24">
        <div>
          {!heroOf(page) && page.lead && <p className="mb-4 max-w-prose text-lead font-semibold">{page.lead}</p>}
          <ProseText html={words} className="prose text-lead" />
        </div>
        <dl className="grid content-start gap-6 border-t border-ink pt-6">
          <Rating page={page} product={product} />
          {product.options.map(({ uid, title, choices }) => (
            <Fact key={uid} name={title}>
              {choices.map((choice) => choice.title).join(', ')}
            </Fact>
          ))}
          {facts !== '' && (
            <Fact name="Technical specifications">
              <ProseText html={facts} className="prose" />
            </Fact>
          )}
        </dl>
      </Container>
      <Gallery pictures={product.pictures.slice(1)} />
      {product.prices.length > 1 && <PriceTable page={page} data={{}} items={[]} isEarly={false} />}
      <PageExtras page={page} />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-display font-bold">{name}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  )
}

function Rating({ page, product }: { page: Page; product: Product }) {
  const rating = shownRating(product, page.settings)
  if (!rating) return null
  const name = page.settings.countsSamples ? 'Reviews (sample)' : 'Reviews'
  return <Fact name={name}>{`${rating.average}/5 out of ${rating.count} reviews`}</Fact>
}

function Gallery({ pictures }: { pictures: Product['pictures'] }) {
  if (pictures.length === 0) return null
  return (
    <Section className="pt-0 lg:pt-0">
      <ul className={`grid gap-6 ${pictures.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {pictures.map(({ url, label }) => (
          <li key={url}>
            <Picture
              src={url}
              alt={label}
              sizes={pictures.length > 1 ? '(min-width: 1024px) 48vw, 100vw' : '100vw'}
              isCropped
              className={`rounded-picture ${pictures.length > 1 ? 'aspect-[4/3]' : 'aspect-[4/3] lg:aspect-[2/1]'}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
