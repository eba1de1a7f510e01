import { PARTS_ANCHOR } from '@kea/shared/first-view/hero'
import { formatMoney } from '@kea/shared/money'
import type { Product, ProductPart } from '@kea/shared/page/product'
import { Link } from 'react-router-dom'
import { useChoice } from '~/features/product-choice/choice'
import { Picture } from '~/ui/Picture'
import { Section } from '~/ui/Section'
import { savedCents } from './saved-cents'

const HOW =
  'Add the set to your cart, then design each piece there with its own photo. You pay one price for all of it.'

/** What is in a bundle, and what it saves today. */
export function SetParts({ product, parts }: { product: Product; parts: readonly ProductPart[] }) {
  const { chosen, price } = useChoice(product)
  const shown = parts.filter(({ uid }) => chosen.includes(uid))
  const saved = price && savedCents(shown, price.unitCents)
  return (
    <Section id={PARTS_ANCHOR} title="In this set" lead={HOW}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {shown.map((part) => (
          <li key={part.uid}>
            {part.picture.url !== '' && (
              <Picture
                src={part.picture.url}
                alt={part.picture.label}
                sizes="(min-width: 1024px) 22vw, 45vw"
                shape="square"
                className="rounded-picture"
              />
            )}
            <p className="mt-3 font-display text-subheading font-bold">
              <Link to={part.path || '/'} className="text-ink no-underline hover:underline">
                {part.name}
              </Link>
            </p>
            <p className="text-ink-soft">{titleOf(product, part.uid)}</p>
            {part.aloneCents !== null && (
              <p className="text-sm text-ink-soft">{`${formatMoney(part.aloneCents)} on its own today`}</p>
            )}
          </li>
        ))}
      </ul>
      {saved !== null && saved > 0 && (
        <p className="mt-8 text-lead">{`Bought one by one they cost ${formatMoney((price?.unitCents ?? 0) + saved)} today, so the set saves you ${formatMoney(saved)}.`}</p>
      )}
    </Section>
  )
}

const titleOf = ({ options }: Product, uid: string): string =>
  options.flatMap(({ choices }) => choices).find((choice) => choice.uid === uid)?.title ?? ''
