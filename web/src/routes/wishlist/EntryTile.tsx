import type { Card } from '@kea/shared/page/card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CardPrice } from '~/features/products/CardPrice'
import { DesignPreview } from '~/ui/DesignPreview'
import { Picture } from '~/ui/Picture'

interface EntryTileProps {
  card: Card
  design: { name: string; preview: string | null; previewWords: string } | null
  /** Where the picture leads. */
  path: string
  /** What a design is to the reader. */
  whose: string
  /** The buttons below. */
  children: ReactNode
}

/** Column widths of a page of 100rem with its padding and gaps. */
const SIZES =
  '(min-width: 1600px) 358px, (min-width: 1024px) calc(25vw - 42px), (min-width: 640px) calc(33.3vw - 24px), calc(50vw - 28px)'

/** A product or a design of a wishlist with its price. */
export function EntryTile({ card, design, path, whose, children }: EntryTileProps) {
  const name = design?.name || card.name
  return (
    <article className="flex h-full flex-col">
      <Link to={path} className="group block text-ink no-underline">
        {design ? (
          <DesignPreview name={name} preview={design.preview} words={design.previewWords} whose={whose} />
        ) : (
          <Picture src={card.picture} alt="" sizes={SIZES} shape="rectangle" className="w-full rounded-picture" />
        )}
        <h2 className="mt-3 font-display text-base/snug font-bold group-hover:underline sm:text-lg/snug">{name}</h2>
      </Link>
      {design && <p className="text-sm text-ink-soft">{name === card.name ? whose : card.name}</p>}
      <CardPrice text="" live={card} />
      <div className="mt-auto flex flex-wrap items-center gap-x-2 pt-3">{children}</div>
    </article>
  )
}

/** The grid of the tiles. */
export const TILES = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6'
