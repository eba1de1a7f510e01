import { listingClasses as look } from '@kea/shared/first-view/listing-classes'
import { KeaMark } from '@kea/shared/view/KeaMark'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'

interface ProductTileProps {
  path: string
  name: string
  /** '' for a page without a picture. */
  picture: string
  sizes: string
  /** Heading level of the name. */
  level: 2 | 3
  /** A picture of the first row loads at once. */
  isFirst: boolean
  /** Below the name: price and rating. */
  children: ReactNode
}

/** A product in a list: a picture, its name and what follows. The whole tile is one link. */
export function ProductTile({ path, name, picture, sizes, level, isFirst, children }: ProductTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Link to={path} className={look.tile}>
      {picture ? (
        <Picture src={picture} alt="" sizes={sizes} shape="rectangle" isFirst={isFirst} className={look.picture} />
      ) : (
        <span className="flex aspect-[4/3] items-center justify-center rounded-picture bg-mist">
          <KeaMark className="size-12" />
        </span>
      )}
      <Heading className={look.name}>{name}</Heading>
      {children}
    </Link>
  )
}
