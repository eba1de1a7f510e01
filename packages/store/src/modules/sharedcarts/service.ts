import { z } from 'zod'
import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import { labelledValues } from '../../json-columns'
import { readJson } from '../../read-json'
import type { ItemRefusal } from '../cart/lines/add-lines'
import type { ItemRequest } from '../cart/lines/item-request'
import type { CartService } from '../cart/service'
import { bundleMates, type Cart, type CartLine, isFirstOfBundle } from '../cart/state/cart'
import { pricedLines } from '../cart/state/load-cart'
import type { Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import type { DailyUse } from '../limits/daily-use'
import type { SharedCartsRepo } from './repo'

/** How long a link works, in days. docs/operations.md lists it. */
const DAYS = 30
const TOKEN = /^[0-9a-f]{32}$/
const DESIGN_GONE = 'Its design is no longer there.'

const sharedLine = z.object({
  sku: z.string(),
  quantity: z.number(),
  optionUids: z.array(z.string()),
  design: z.object({ uid: z.string(), revision: z.number() }).nullable(),
  /** Of a part of a bundle: the bundle, and the uid of the chosen value. Links from before bundles have none. */
  bundle: z.object({ uid: z.string(), sku: z.string(), choice: z.string() }).nullish(),
})
type SharedLine = z.infer<typeof sharedLine>
const sharedLines = z.array(sharedLine)

interface Dependencies {
  repo: SharedCartsRepo
  cart: Pick<CartService, 'open' | 'add'>
  catalogue: Pick<CatalogueService, 'bySku'>
  dailyUse: DailyUse
  clock: Clock
  /** The caller, who may share a cart and order the designs of a link; undefined without a key. */
  owner: string | undefined
}

export interface ShownLine {
  line: CartLine
  previewUid: string | null
  problem: string | null
}

type Link = { lines: SharedLine[]; expiresAt: string }

/** A certificate has the names of people. A design of another person may be ordered, but not shared again. */
const canShare = ({ gift, design }: CartLine): boolean => gift === null && !design?.isShared

/** Lines that can be shared. A bundle is shared as a whole. */
const sharedOf = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => bundleMates(lines, line).every(canShare))

const toShared = ({ product, quantity, selected, design, bundle }: CartLine): SharedLine => ({
  sku: product.sku,
  quantity,
  optionUids: selected.map(({ choice }) => choice.uid),
  design: design && { uid: design.uid, revision: design.revision },
  bundle: bundle && { uid: bundle.uid, sku: bundle.product.sku, choice: bundle.choice?.uid ?? '' },
})

/** The lines of a link as items of a cart: those of one bundle are one. */
function itemsOf(lines: readonly SharedLine[]): ItemRequest[] {
  return lines
    .filter((line) => isFirstOfBundle(lines, line))
    .map((line) => {
      const { sku, quantity, optionUids, design, bundle } = line
      const rest = { quantity, toolData: null, entered: [] }
      if (!bundle) {
        const own = { designUid: design?.uid ?? null, designRevision: design?.revision ?? null }
        return { sku, optionUids, partDesigns: [], ...own, ...rest }
      }
      const parts = bundleMates(lines, line)
      const partDesigns = parts.flatMap((part) =>
        part.design && part.bundle
          ? [
              {
                uid: part.bundle.choice,
                designUid: part.design.uid,
                designRevision: part.design.revision,
                toolData: null,
              },
            ]
          : [],
      )
      const chosen = parts.flatMap((part) => part.bundle?.choice ?? [])
      return { sku: bundle.sku, optionUids: chosen, partDesigns, designUid: null, designRevision: null, ...rest }
    })
}

/** Undefined for a bundle that is no longer sold. */
function partOf({ uid, sku, choice }: NonNullable<SharedLine['bundle']>, products: readonly Product[]) {
  const product = products.find((one) => one.sku === sku)
  const value = product?.options.flatMap(({ choices }) => choices).find((one) => one.uid === choice)
  return product && value && { uid, productId: product.id, valueId: value.id }
}

/** A bundle counts once. */
const piecesIn = (lines: readonly CartLine[]): number => lines.filter((line) => isFirstOfBundle(lines, line)).length

const designsOf = (lines: readonly SharedLine[]) => lines.flatMap(({ design }) => design ?? [])

/** Links that put the lines of a cart into the cart of somebody else. */
export function createSharedCarts({ repo, cart, catalogue, dailyUse, clock, owner }: Dependencies) {
  const find = async (token: string): Promise<Link | null> => {
    if (!TOKEN.test(token)) return null
    const link = await repo.find(await sha256(token), clock().toISOString())
    return link && { lines: readJson(sharedLines, link.lines), expiresAt: link.expires_at }
  }

  return {
    /** The token of a link to the lines; null without a line that can be shared. */
    async share(cartId: string): Promise<{ token: string; expiresAt: string; leftOut: number } | null> {
      const { lines } = await cart.open(cartId)
      const shared = sharedOf(lines)
      if (shared.length === 0) return null
      const token = randomId()
      const expiresAt = daysFrom(clock(), DAYS).toISOString()
      const link = { sha256: await sha256(token), owner: owner ?? null, createdAt: clock().toISOString(), expiresAt }
      await repo
        .add({ ...link, lines: JSON.stringify(shared.map(toShared)) }, dailyUse.counting('links', 0))
        .catch(refuseDayLimit('links'))
      return { token, expiresAt, leftOut: piecesIn(lines) - piecesIn(shared) }
    },

    /** The lines of a link at the prices of now; null for a token that does not work. */
    async shown(token: string): Promise<{ lines: ShownLine[]; expiresAt: string } | null> {
      const link = await find(token)
      if (!link) return null
      const [products, previews] = await Promise.all([
        catalogue.bySku([...new Set(link.lines.flatMap(({ sku, bundle }) => (bundle ? [sku, bundle.sku] : [sku])))]),
        repo.previews(designsOf(link.lines)),
      ])
      const stored = link.lines.flatMap(({ sku, quantity, optionUids, design, bundle }, at) => {
        const product = products.find((one) => one.sku === sku)
        if (!product) return []
        const choices = product.options.flatMap((option) => option.choices)
        const valueIds = choices.filter(({ uid }) => optionUids.includes(uid)).map(({ id }) => id)
        const found = design && previews.find(({ uid, revision }) => uid === design.uid && revision === design.revision)
        const picture = { previewUid: found?.preview ?? null, previewWords: found?.words ?? '', photoUid: null }
        const letters = found?.letters ?? null
        const facts = readJson(labelledValues, found?.facts ?? '[]')
        const onLine = design && { ...design, ...picture, letters, facts, isShared: true }
        const part = bundle ? partOf(bundle, products) : null
        if (part === undefined) return []
        const line = { id: at, productId: product.id, quantity, valueIds, design: onLine, gift: null, bundle: part }
        return [{ ...line, isGone: !found }]
      })
      const lines = pricedLines({ lines: stored, products }).map((line) => {
        const isGone = line.design !== null && stored.some(({ id, isGone: gone }) => id === line.id && gone)
        return { line, previewUid: line.design?.previewUid ?? null, problem: isGone ? DESIGN_GONE : line.problem }
      })
      return { lines, expiresAt: link.expiresAt }
    },

    /** Adds the lines of a link, each checked and priced as any other; null for a token that does not work. */
    async add(token: string, cartId: string): Promise<{ cart: Cart; refusals: ItemRefusal[] } | null> {
      const link = await find(token)
      if (!link) return null
      // A cart that is refused must not get the right to order the designs.
      await cart.open(cartId)
      const designs = designsOf(link.lines)
      if (owner !== undefined && designs.length > 0) {
        const grants = { owner, designs, expiresAt: daysFrom(clock(), DAYS).toISOString() }
        await repo.allow(grants, dailyUse.counting('sharedCarts', 0)).catch(refuseDayLimit('sharedCarts'))
      }
      return cart.add(cartId, itemsOf(link.lines))
    },
  }
}
