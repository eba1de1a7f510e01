import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { cardsQuery } from '~/features/products/cards'
import { Picture } from '~/ui/Picture'

/** What to write about, and what the shop does with it. Beside the form on wide screens. */
export function ReviewHelp({ sku = '' }: { sku?: string }) {
  return (
    <aside className="grid content-start gap-8 border-t border-line pt-6 lg:border-0 lg:pt-0">
      {sku !== '' && <ProductPicture sku={sku} />}
      <section>
        <h2 className="font-display text-subheading font-bold">What helps others</h2>
        <ul className="mt-3 grid max-w-prose list-disc gap-1 pl-5 text-ink-soft">
          <li>How it looks: the colours, and how sharp your photo is.</li>
          <li>How it arrived: the parcel, and the days it took.</li>
          <li>Where it is now, and if you would choose the same size again.</li>
        </ul>
      </section>
      <section>
        <h2 className="font-display text-subheading font-bold">What we do with it</h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          A person reads it first. We leave out insults, addresses, phone numbers and ads. We never leave out a review
          because the rating is low, and we never change the words.
        </p>
        <p className="mt-3">
          <Link to={routes.page({ slug: 'reviews' })} className="text-kea underline">
            How we check reviews
          </Link>
        </p>
      </section>
    </aside>
  )
}

function ProductPicture({ sku }: { sku: string }) {
  const card = useQuery(cardsQuery([sku])).data?.[0]
  if (!card?.picture) return <div aria-hidden="true" className="aspect-[4/3] rounded-picture bg-mist max-lg:hidden" />
  return (
    <Picture
      src={card.picture}
      alt={card.alt}
      sizes="(min-width: 1600px) 600px, 38vw"
      shape="rectangle"
      className="w-full rounded-picture max-lg:hidden"
    />
  )
}
