import type { PrintPdf } from '@kea/print/pdf-file'

/** Which pages of a file are in RGB and which have inks, in words for the press. */
export function coloursOf({ trims, cmykPages }: Pick<PrintPdf, 'trims' | 'cmykPages'>): string {
  if (cmykPages.length === 0) return 'RGB'
  if (cmykPages.length === trims.length) return 'CMYK'
  return `RGB; CMYK on page ${cmykPages.join(', ')}`
}
