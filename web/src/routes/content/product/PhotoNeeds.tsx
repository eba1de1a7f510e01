import type { Product } from '@kea/shared/page/product'
import { Section } from '~/ui/Section'
import { photoNeeds } from './photo-needs'

const CAMERA = 'Camera'
/** The same in other words, for who has the room. */
const WIDE_ONLY = 'max-sm:hidden'

/** What a photo needs to look good, size by size. */
export function PhotoNeeds({ product, chosen }: { product: Product; chosen: readonly string[] }) {
  const needs = photoNeeds(product.definition, chosen)
  if (needs.length === 0) return null
  const titles = new Map(product.options.flatMap((option) => option.choices).map(({ uid, title }) => [uid, title]))
  return (
    <Section
      title="What your photo needs"
      lead="In pixels, after cropping. The design tool counts them for you and says in words how each size will print."
    >
      <section
        aria-label="What your photo needs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="relative max-w-3xl overflow-x-auto"
      >
        <table className="w-full border-collapse text-left tabular-nums max-sm:text-sm">
          <thead>
            <tr className="border-b border-ink">
              {['Size', 'Looks good from', 'At least', CAMERA].map((title) => (
                <th key={title} scope="col" className={`py-3 pr-4 font-semibold ${title === CAMERA ? WIDE_ONLY : ''}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {needs.map(({ optionUid, good, least, megapixels }) => (
              <tr key={optionUid} className="border-b border-line">
                <th scope="row" className="py-3 pr-4 font-normal whitespace-nowrap">
                  {titles.get(optionUid)}
                </th>
                <td className="py-3 pr-4 whitespace-nowrap">{good}</td>
                <td className="py-3 pr-4 whitespace-nowrap text-ink-soft">{least}</td>
                <td className={`py-3 whitespace-nowrap text-ink-soft ${WIDE_ONLY}`}>{megapixels} MP</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}
