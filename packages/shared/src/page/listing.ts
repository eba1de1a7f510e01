import { ATTRIBUTE_CODES, type AttributeCode } from '../constants/attributes'
import type { Card } from './card'
import type { Rating } from './rating'

/** A product as a category page shows it. */
export interface Tile extends Card {
  /** The product's own figures, if it has enough reviews. */
  rating: Rating | null
  /** Working days in the workshop, at most. */
  readyWithin: number | null
  /** Among what sold most lately, from 1; null for what did not sell. */
  bestSellerPlace: number | null
  /** Values by attribute. */
  values: Partial<Record<AttributeCode, string[]>>
}

/** An attribute of the tiles, with its options in the shop's order. */
export interface TileAttribute {
  code: AttributeCode
  label: string
  options: { value: string; label: string }[]
}

/** The products of a category page. */
export interface Listing {
  tiles: Tile[]
  attributes: TileAttribute[]
  /** The shop has enough orders to say which of the products sell best. */
  hasBestSellers: boolean
}

/** In the shop's order. Products that are out of stock are last. */
export const inShopOrder = (tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((a, b) => Number(b.inStock) - Number(a.inStock))

/** "1 product", "12 products". */
export const productCount = (count: number): string => (count === 1 ? '1 product' : `${count} products`)

/** Query parameters that choose or sort the products of a category page. */
export const LISTING_QUERIES = [...ATTRIBUTE_CODES, 'price', 'ready', 'sort'] as const
