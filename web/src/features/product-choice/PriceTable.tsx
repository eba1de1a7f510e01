import type { Product } from '@kea/shared/page/product'
import { priceLine } from '@kea/shared/pricing'
import { optionPrices } from '@kea/shared/product-options'
import { Price } from '~/ui/Price'
import { Section } from '~/ui/Section'
import { sizeOption } from './choice'

interface PriceTableProps {
  product: Product
  title?: string
  lead?: string
}

/** Sizes with their prices. Each quantity break is a column. */
export function PriceTable({ product, title = 'Sizes and prices', lead }: PriceTableProps) {
  return (
    <Section title={title} {...(lead && { lead })}>
      <Table product={product} />
      <p className="mt-6 text-sm text-ink-soft">
        All prices are for one piece, in New Zealand dollars, and include GST.
      </p>
    </Section>
  )
}

const breakLabel = (quantity: number): string => (quantity === 1 ? 'Each' : `From ${quantity}`)

function Table({ product }: { product: Product }) {
  const option = sizeOption(product)
  if (!option) return null
  const breaks = [...new Set(product.prices.map((row) => row.quantityFrom))].sort((a, b) => a - b)
  const cell = (uid: string, quantity: number) =>
    priceLine(product.prices, optionPrices(product.options), [uid], quantity)
  return (
    // A wide table scrolls in its own frame, so that the page does not scroll sideways.
    <section
      aria-label="Price table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className={`relative overflow-x-auto ${breaks.length > 1 ? 'max-w-4xl' : 'max-w-xl'}`}
    >
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-3 pr-2 font-semibold lg:pr-6">
              {option.title}
            </th>
            {breaks.map((quantity) => (
              <th key={quantity} scope="col" className="py-3 pl-2 text-right font-semibold lg:pl-6 whitespace-nowrap">
                {breakLabel(quantity)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {option.choices.map(({ uid, title }) => (
            <tr key={uid} className="border-b border-line">
              <th scope="row" className="py-3 pr-2 font-normal lg:pr-6 whitespace-nowrap">
                {title}
              </th>
              {breaks.map((quantity) => {
                const line = cell(uid, quantity)
                return (
                  <td key={quantity} className="py-3 pl-2 text-right lg:pl-6">
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
