import type { ProductDefinition } from '@kea/design/product/definition'
import { readDefinition } from '@kea/design/product/read-definition'
import { formatMoney } from '@kea/shared/money'
import type { Product } from '@kea/shared/page/product'
import { useId, useMemo, useState } from 'react'
import { type CoverChoice, pagePrices } from '~/features/product-choice/page-prices'
import { keepMeasuresWhole } from '~/lib/measures'
import { Section } from '~/ui/Section'
import { headingOf, type WidgetProps } from './widget'

/** What a book of each number of pages costs and how many photos it takes, in each format and cover. */
export function PagePrices({ page: { product, settings }, data }: WidgetProps) {
  const definition = useMemo(() => (product ? readDefinition(product.definition) : null), [product])
  if (!product || !definition) return null
  return (
    <Section id="pages-and-prices" {...headingOf(data)}>
      <Prices product={product} definition={definition} />
      <p className="mt-4 text-sm text-ink-soft">
        All prices are for one book, in New Zealand dollars{settings.hasGst && ', and include GST'}.
      </p>
    </Section>
  )
}

function Prices({ product, definition }: { product: Product; definition: ProductDefinition }) {
  const [cover, setCover] = useState<string | undefined>()
  const prices = useMemo(() => pagePrices(product, definition, cover), [product, definition, cover])
  if (!prices) return null
  const { formats, covers, rows } = prices
  return (
    <>
      <Covers covers={covers} chosen={prices.cover} onChoose={setCover} />
      <section
        aria-label="Prices by pages and format"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="relative max-w-4xl overflow-x-auto"
      >
        <table className="w-full border-collapse text-left tabular-nums max-sm:text-sm">
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className="py-2.5 pr-2 font-semibold">
                Pages and photos
              </th>
              {formats.map((format) => (
                <th key={format} scope="col" className="py-2.5 pl-1.5 text-right font-semibold sm:pl-3 lg:pl-6">
                  {keepMeasuresWhole(format)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody aria-live="polite">
            {rows.map(({ title, photos, cents }) => (
              <tr key={title} className="border-b border-line">
                <th scope="row" className="py-2.5 font-normal whitespace-nowrap">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-ink-soft sm:text-sm">{`${photos.least}–${photos.most} photos`}</span>
                </th>
                {cents.map((price, at) => (
                  <td key={formats[at]} className="py-2.5 pl-1.5 text-right whitespace-nowrap sm:pl-3 lg:pl-6">
                    {price === null ? '–' : formatMoney(price)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

interface CoversProps {
  covers: readonly CoverChoice[]
  chosen: string
  onChoose: (uid: string) => void
}

function Covers({ covers, chosen, onChoose }: CoversProps) {
  const name = useId()
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-semibold">Cover</legend>
      <div className="flex flex-wrap gap-2">
        {covers.map(({ uid, title, addCents }) => (
          <label
            key={uid}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control px-4 has-checked:border-kea has-checked:bg-kea-mist has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kea"
          >
            <input
              type="radio"
              name={name}
              checked={uid === chosen}
              onChange={() => onChoose(uid)}
              className="size-4 accent-kea"
            />
            <span>
              {title}
              {addCents > 0 && <span className="text-ink-soft">{` + ${formatMoney(addCents)}`}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
