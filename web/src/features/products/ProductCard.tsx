import type { Card } from '@kea/shared/page/card'
import { ArrivalDay } from '@kea/shared/view/ArrivalDay'
import { Link } from 'react-router-dom'
import { shopperIsland } from '~/lib/island'
import { buttonClass } from '~/ui/Button'
import { Picture } from '~/ui/Picture'
import { CardPrice } from './CardPrice'

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
  /** `sizes` of the picture. By default the card is one of three columns. */
  sizes?: string
}

const HEADINGS: Record<string, 'h2' | 'h3' | 'h4' | 'h5'> = { '2': 'h2', '3': 'h3', '4': 'h4', '5': 'h5' }

const THIRD = '(min-width: 1600px) 485px, (min-width: 1024px) calc(33.33vw - 48px), calc(100vw - 40px)'

/** A product card: picture, name, text and price. The whole card is one link. */
export function ProductCard({ card, live, level, sizes = THIRD }: ProductCardProps) {
  const { path, title, picture, alt = '', text = '', price = '', button = '' } = card
  const Heading = HEADINGS[level ?? ''] ?? 'h3'
  return (
    <Link to={path} className="group flex h-full flex-col text-ink no-underline">
      <Picture
        src={picture}
        alt={alt}
        sizes={sizes}
        shape="rectangle"
        className="w-full rounded-picture [&_img]:transition-transform [&_img]:duration-250 [&_img]:ease-calm group-hover:[&_img]:scale-102"
      />
      {/* The price is below the name, so that long names do not move it. */}
      <span className="mt-4 flex flex-col gap-y-1">
        <Heading className="font-display text-subheading font-bold group-hover:underline group-hover:decoration-1">
          {title}
        </Heading>
        <CardPrice text={price} live={live} />
        {live === 'loading' ? (
          <span className="mt-0.5 h-10" />
        ) : (
          live && <ArrivalDay day={live.arrivesBy} island={shopperIsland()} />
        )}
      </span>
      {text && <span className="mt-1 max-w-md text-ink-soft">{text}</span>}
      {button && <span className={buttonClass('secondary', 'mt-4 self-start')}>{button}</span>}
    </Link>
  )
}
