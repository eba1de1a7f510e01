/**
 * Normalises text as a browser does in a URL: full-width and ligature forms become plain letters, invisible characters
 * are removed, and the ideographic full stop becomes a full stop.
 */
const readAsAddress = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.')

const WEB_ADDRESS = /:\/\/|www\.|[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{M}]{2,}/iu

/** True if a mail program may turn a part of the text into a link. A missing space after a full stop counts too. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(readAsAddress(text))

/** Inserts a space into each web address of the text, so that no mail program turns it into a link. */
export function withoutLinks(text: string): string {
  if (!hasWebAddress(text)) return text
  return readAsAddress(text)
    .replaceAll('://', ': //')
    .replace(/www\./gi, '$& ')
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{L}\p{M}]{2})/gu, '. ')
}
