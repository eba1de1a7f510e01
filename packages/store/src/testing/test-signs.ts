import { type createShopper, value } from './test-shopper'

type Shopper = ReturnType<typeof createShopper>

export const SIGN = 'kids-name-neon-sign'
/** 70 × 30 cm, sky blue, no shape beside it, narrow letters: N$159.24. */
export const SIGN_OPTIONS = [value(2151, 215103), value(2152, 215204), value(2153, 215301), value(2154, 215403)]

export const signDocument = (words: readonly string[], options: readonly string[] = SIGN_OPTIONS) => ({
  version: 2,
  sku: SIGN,
  tool: 'neonchamp-tool',
  options,
  records: {
    s1: { kind: 'surface', id: 's1', part: 'sign', order: 'a0', orientation: 'landscape' },
    i1: {
      kind: 'item',
      id: 'i1',
      surface: 's1',
      order: 'a0',
      frame: { x: 0, y: 0, width: 700, height: 300, angle: 0 },
      type: 'neon',
      data: { lines: words.map((line) => ({ words: line })), align: 'centre', lineSpacing: 1.6 },
    },
  },
})

/** A saved sign. `input` are other fields of the request. */
export async function saveSign(shopper: Shopper, words: readonly string[], input: object = {}) {
  const { design, user_errors } = await shopper.save({
    product_type: 'neonchamp-tool',
    sku: SIGN,
    tool_data: JSON.stringify(signDocument(words)),
    for_cart: true,
    ...input,
  })
  if (user_errors.length > 0) throw new Error(user_errors[0].message)
  return design as { uid: string; revision: number }
}

export const signItem = ({ uid, revision }: { uid: string; revision: number }, quantity = 1) => ({
  sku: SIGN,
  quantity,
  selected_options: SIGN_OPTIONS,
  design_uid: uid,
  design_revision: revision,
})
