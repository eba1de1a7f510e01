import type { PrintedFile, ProductDefinition } from './definition'

/** The print file that a part is in, where a product has several; undefined for the only one. */
export const fileWith = ({ files }: ProductDefinition, part: string): PrintedFile | undefined =>
  files?.find(({ parts }) => parts.includes(part))
