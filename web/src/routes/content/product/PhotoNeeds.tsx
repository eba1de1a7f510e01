import type { ProductDefinition } from '@kea/design/product/definition'
import type { Product } from '@kea/shared/page/product'
import { photoNeeds } from './photo-needs'

const CAMERA = 'Camera'
/** The same in other words, for who has the room. */
const WIDE_ONLY = 'max-sm:hidden'

interface PhotoNeedsProps {
  product: Product
  definition: ProductDefinition
  chosen: readonly string[]
}

/** What a photo needs to look good, size by size. */
export function PhotoNeeds({ product, definition, chosen }: PhotoNeedsProps) {
  const needs = photoNeeds(definition, chosen)
  const titles = new Map(product.options.flatMap((option) => option.choices).map(({ uid, title }) => [uid, title]))
  return (
    <>
      <p className="mb-3 text-ink-soft">
        In pixels, after cropping. The design tool counts them and tells you how each size will print.
      </p>
      <section
        aria-label="What your photo needs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="relative mb-6 overflow-x-auto text-sm"
      >
        <table className="w-full border-collapse text-left tabular-nums">
          <thead>
            <tr className="border-b border-ink">
              {['Size', 'Looks good from', 'At least', CAMERA].map((title) => (
                <th key={title} scope="col" className={`py-2 pr-4 font-semibold ${title === CAMERA ? WIDE_ONLY : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needs.map(({ optionUid, good, least, megapixels }) => (
              <tr key={optionUid} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                  {titles.get(optionUid)}
                </th>
                <td className="py-2 pr-4 whitespace-nowrap">{good}</td>
                <td className="py-2 pr-4 whitespace-nowrap text-ink-soft">{least}</td>
                <td className={`py-2 whitespace-nowrap text-ink-soft ${WIDE_ONLY}`}>{megapixels} MP</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
