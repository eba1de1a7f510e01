import type { DesignDocument, DesignSurface, PlacedNeon } from '../document/document'
import type { Patch } from '../document/patch'
import { itemsOn } from '../document/records'
import type { Neons } from '../items/neon/neons'
import type { SignProblem } from '../neon/sign'
import type { ProductDefinition } from '../product/definition'
import { partOf, sizesOf } from '../product/parts'

/** The sign on a surface; null for none. */
export function signOn(design: Pick<DesignDocument, 'records'>, surface: DesignSurface): PlacedNeon | null {
  const item = itemsOn(design, surface).find(({ type }) => type === 'neon')
  return item?.type === 'neon' ? item : null
}

/** Changes the words of a sign, or how their lines stand. */
export const changeSign = (item: PlacedNeon, change: Partial<PlacedNeon['data']>): Patch => ({
  put: [{ ...item, data: { ...item.data, ...change } }],
})

/** A size of the product, and why a sign cannot be made in it. */
export interface SignSize {
  optionUid: string
  /** True while another thread bends the sign in this size. */
  isAwaited: boolean
  problem: SignProblem | null
}

/** All sizes of a product, from the narrowest, each judged with the other chosen options once its problem is asked for. */
export function signSizes(
  definition: ProductDefinition,
  options: readonly string[],
  part: string,
  item: Pick<PlacedNeon, 'data'>,
  neons: Pick<Neons, 'signOf' | 'isAwaited'>,
): SignSize[] {
  const sizes = sizesOf(definition).toSorted((a, b) => a.widthMm - b.widthMm)
  const uids = sizes.map(({ optionUid }) => optionUid)
  const others = options.filter((uid) => !uids.includes(uid))
  return sizes.map(({ optionUid }) => {
    const sized = partOf(definition, [...others, optionUid], part)
    const face = { width: sized.size.widthMm, height: sized.size.heightMm }
    return {
      optionUid,
      get isAwaited(): boolean {
        return neons.isAwaited?.(sized, face, item) ?? false
      },
      get problem(): SignProblem | null {
        const sign = neons.signOf(sized, face, item)
        return sign ? sign.problem : { kind: 'empty' }
      },
    }
  })
}

/**
 * The size to make a sign in: the chosen one where it can, else the next larger that can; null where none does, and
 * undefined where that is not known yet.
 */
export function sizeForSign(sizes: readonly SignSize[], options: readonly string[]): string | null | undefined {
  const from = sizes.findIndex(({ optionUid }) => options.includes(optionUid))
  for (const size of sizes.slice(Math.max(from, 0))) {
    if (size.isAwaited) return undefined
    if (size.problem === null) return size.optionUid
  }
  return null
}
