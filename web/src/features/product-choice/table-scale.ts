import type { SizeRow } from '@kea/design/product/parts'

/** The table on which small sizes are drawn, in mm. */
export const TABLE = { width: 780, height: 520 }

/** Prints with both sides shorter than this are shown on a table, not on a wall. */
const TABLE_MAX_MM = 460

/** True for a product with small sizes only. */
export const areForTable = (sizes: readonly SizeRow[]): boolean =>
  sizes.every((size) => Math.max(size.widthMm, size.heightMm) < TABLE_MAX_MM)

/** A size in portrait or landscape orientation. */
export function orientSize(size: SizeRow, isUpright: boolean): SizeRow {
  const long = Math.max(size.widthMm, size.heightMm)
  const short = Math.min(size.widthMm, size.heightMm)
  return { ...size, widthMm: isUpright ? short : long, heightMm: isUpright ? long : short }
}

/** A print on the table, in mm from the upper left corner. */
export const onTable = ({ widthMm, heightMm }: SizeRow) => ({
  x: (TABLE.width - 190 - widthMm) / 2,
  y: (TABLE.height - heightMm) / 2,
  width: widthMm,
  height: heightMm,
})
