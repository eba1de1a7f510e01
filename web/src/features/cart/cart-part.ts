import type { CartItemExtraFragment } from '~/api/__generated__/types'

type ExtraData = NonNullable<CartItemExtraFragment['extra_info']>
type PartData = NonNullable<ExtraData['parts']>[number]
type DesignData = Pick<ExtraData, 'design_uid' | 'design_revision'>

/** A part of a bundle in the cart. */
export interface CartPart {
  /** Of its own line. */
  uid: string
  /** The choice of the bundle that it is. */
  choiceUid: string
  /** Which part of the bundle it is, such as `First print`. */
  label: string
  name: string
  path: string
  design: { uid: string; revision: number } | null
  preview: string | null
  previewWords: string
  picture: string
  /** Null for a part that takes no design. */
  editLink: string | null
  problem: string
}

/** The design of a line or of a part. */
export const designIn = (extra: DesignData | null | undefined): CartPart['design'] =>
  extra?.design_uid != null && extra.design_revision != null
    ? { uid: extra.design_uid, revision: extra.design_revision }
    : null

/** A part of a bundle of the GraphQL contract. */
export const toPart = ({ uid, bundle_option_value_uid, label, product, extra_info, problem }: PartData): CartPart => ({
  uid,
  choiceUid: bundle_option_value_uid,
  label,
  name: product.name ?? '',
  path: product.canonical_url ?? '/',
  design: designIn(extra_info),
  preview: extra_info.preview_image ?? null,
  previewWords: extra_info.preview_words ?? '',
  picture: product.small_image?.url ?? '',
  editLink: extra_info.edit_link ?? null,
  problem: problem ?? '',
})

/** A part that waits for its design, and for nothing else. */
export const isToDesign = ({ editLink, design }: CartPart): boolean => editLink !== null && design === null
