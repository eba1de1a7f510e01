import { Link } from 'react-router-dom'
import { classNames } from '~/lib/class-names'
import { buttonClass } from '~/ui/Button'
import { Picture } from '~/ui/Picture'
import { CardPrice } from './CardPrice'
import type { Card } from './cards'

/** The part of a card that an editor writes. */
export interface CardText {
  path: string
  title: string
  picture: string
  alt?: string
  text?: string
  /** Shown without a live price. */
  price?: string
  /** Label of the button; empty for no button. */
  button?: string
}

interface ProductCardProps {
  card: CardText
  /** The current catalogue data; undefined for a card without a product. */
  live: Card | 'loading' | undefined
  /** Heading level, 2 to 5. */
  level?: string | undefined
  /** Columns out of twelve in an uneven grid; null in an even grid. */
  span: number | null
}

const HEADINGS: Record<string, 'h2' | 'h3' | 'h4' | 'h5'> = { '2': 'h2', '3': 'h3', '4': 'h4', '5': 'h5' }

/** Pictures of one row have the same height, whatever their width. */
const frameOf = (span: number | null): string => {
  if (span === null) return 'aspect-[4/3]'
  if (span === 12) return 'aspect-[4/3] lg:aspect-[5/2]'
  return span === 4 ? 'aspect-[4/3] lg:aspect-auto lg:h-[22rem]' : 'aspect-[4/3] lg:aspect-auto lg:h-[30rem]'
}

/** `sizes` of a picture over some of twelve columns, in a page of 100rem with its padding and gaps. */
function sizesOf(span: number): string {
  const [padding, gap, widest] = [96, 24, 1600]
  const part = span / 12
  const px = (width: number) => Math.round((width - padding + gap) * part - gap)
  return (
    `(min-width: ${widest}px) ${px(widest)}px, ` +
    `(min-width: 1024px) calc(${(100 * part).toFixed(2)}vw + ${px(0)}px), calc(100vw - 40px)`
  )
}

/** A product card: picture, name, text and price. The whole card is one link. */
export function ProductCard({ card, live, level, span }: ProductCardProps) {
  const { path, title, picture, alt = '', text = '', price = '', button = '' } = card
  const Heading = HEADINGS[level ?? ''] ?? 'h3'
  return (
    <Link to={path} className="group flex h-full flex-col text-ink no-underline">
      <Picture
        src={picture}
        alt={alt}
        sizes={sizesOf(span ?? 4)}
        shape="custom"
        className={classNames(
          'w-full rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102',
          frameOf(span),
        )}
      />
      <span
        className={classNames(
          'mt-4 flex gap-x-4 gap-y-1',
          // In an even grid the price is below the name, so that long names do not move it.
          span === null ? 'flex-col' : 'flex-wrap items-baseline justify-between',
        )}
      >
        <Heading className="font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
          {title}
        </Heading>
        <CardPrice text={price} live={live} />
      </span>
      {text && (
        <span className={classNames('mt-1 max-w-md text-ink-soft', span !== null && 'max-sm:hidden')}>{text}</span>
      )}
      {button && <span className={buttonClass('secondary', 'mt-4 self-start')}>{button}</span>}
    </Link>
  )
}
