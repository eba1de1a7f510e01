/**
 * Text as a browser reads it in an address: wide and ligature forms are plain ones, what nobody sees is gone, and the
 * ideographic full stop is a full stop.
 */
const readAsAddress = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.')

const WEB_ADDRESS = /:\/\/|www\.|[\p{L}\p{M}\p{N}_-]\.[\p{L}\p{M}]{2,}/iu

/** True where a mail program may make a link of a part of the text. A missing space after a full stop counts too. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(readAsAddress(text))

/** The text with a space in each of its web addresses, so that no mail program makes a link of it. */
export function withoutLinks(text: string): string {
  if (!hasWebAddress(text)) return text
  return readAsAddress(text)
    .replaceAll('://', ': //')
    .replace(/www\./gi, '$& ')
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])\.(?=[\p{L}\p{M}]{2})/gu, '. ')
}
