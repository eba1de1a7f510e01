import { readDefinition } from '@kea/design/product/read-definition'
import { priceOf, sizeOption } from '@kea/shared/first-view/choice-groups'
import { formatMoney } from '@kea/shared/money'
import type { Product } from '@kea/shared/page/product'
import type { ProductOption } from '@kea/shared/product-options'
import { Price } from '@kea/shared/view/Price'
import { Suspense, useMemo } from 'react'
import { useSettings } from '~/api/settings-query'
import { keepMeasuresWhole } from '~/lib/measures'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { Section } from '~/ui/Section'
import { WhenNear } from '~/ui/WhenNear'
import { scalable } from './scalable'
import { soldUnit } from './sold-unit'

const SizePreview = lazyWithRetry(async () => (await import('./SizePreview')).SizePreview)

interface PriceTableProps {
  product: Product
  title?: string
  lead?: string
}

/** Sizes with their prices, and the chosen size to scale. Each quantity break is a column. */
export function PriceTable({ product, title = 'Sizes and prices', lead }: PriceTableProps) {
  const definition = useMemo(() => scalable(readDefinition(product.definition)), [product])
  const { hasGst } = useSettings()
  const option = sizeOption(product)
  if (!option) return null
  return (
    <Section title={title} {...(lead && { lead })}>
      <div className={definition ? 'grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_3fr]' : 'max-w-4xl'}>
        <div className="min-w-0">
          <Table product={product} option={option} />
          <p className="mt-4 text-sm text-ink-soft">
            {`All prices are for one ${soldUnit(product, option)}, in New Zealand dollars${hasGst ? ', and include GST' : ''}.`}
          </p>
        </div>
        {definition && (
          <div className="lg:sticky lg:top-24 lg:self-start">
            <WhenNear>
              <Suspense fallback={<div className="aspect-4/3 rounded-picture bg-mist" />}>
                <SizePreview product={product} definition={definition} />
              </Suspense>
            </WhenNear>
          </div>
        )}
      </div>
    </Section>
  )
}

const breakLabel = (quantity: number): string => (quantity === 1 ? 'Each' : `From ${quantity}`)

/** What a longer text costs, for a sign that is paid by the letter. */
function letterNote({ prices }: Product, uid: string) {
  const letters = prices.find(({ optionUids }) => optionUids.includes(uid))?.letters
  if (!letters) return null
  const after = letters.included === 0 ? '' : ` after ${letters.included === 1 ? 'the first' : letters.included}`
  return <span className="block text-sm text-ink-soft">{`Each letter${after}: ${formatMoney(letters.cents)}`}</span>
}

function Table({ product, option }: { product: Product; option: ProductOption }) {
  const breaks = [...new Set(product.prices.map((row) => row.quantityFrom))].sort((a, b) => a - b)
  const cell = (uid: string, quantity: number) => priceOf(product, [uid], quantity)
  return (
    // A wide table scrolls in its own frame, so that the page does not scroll sideways.
    <section
      aria-label="Price table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2.5 pr-2 font-semibold lg:pr-6">
              {option.title}
            </th>
            {breaks.map((quantity) => (
              <th key={quantity} scope="col" className="py-2.5 pl-2 text-right font-semibold lg:pl-6 whitespace-nowrap">
                {breakLabel(quantity)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {option.choices.map(({ uid, title }) => (
            <tr key={uid} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-2 font-normal lg:pr-6">
                {keepMeasuresWhole(title)}
                {letterNote(product, uid)}
              </th>
              {breaks.map((quantity) => {
                const line = cell(uid, quantity)
                return (
                  // On a phone the usual price is above the offer, so that the columns fit.
                  <td key={quantity} className="py-2.5 pl-2 text-right lg:pl-6 max-sm:[&_s]:mr-0 max-sm:[&_s]:block">
                    {line ? <Price cents={line.unitCents} regularCents={line.regularUnitCents} /> : '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
