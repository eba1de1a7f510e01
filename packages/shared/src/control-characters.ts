const CONTROL = '[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]'
const ANY = new RegExp(CONTROL, 'u')
const ALL = new RegExp(CONTROL, 'gu')

/**
 * Whether a text has characters that no name or street has. They would break a label or change its reading direction.
 * Line breaks of a pasted address are included.
 */
export const hasControls = (text: string): boolean => ANY.test(text)

/** A text of several lines on one: with " / " for line breaks, and without other control characters. */
export const onOneLine = (text: string): string =>
  text
    .trim()
    .replace(/\s*[\n\r\u2028\u2029]\s*/g, ' / ')
    .replace(/\t/g, ' ')
    .replace(ALL, '')
