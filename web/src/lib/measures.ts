/** The spaces of a size such as "40 × 60 cm". */
const INNER_SPACES = /(?<=\d) (?=×|(?:cm|mm|kg|ml|gsm|MB)\b)|(?<=\d\u00a0?×|\d ×) (?=\d)/g

/** A size stays on one line: a line neither ends with its first number nor begins with its unit. */
export const keepMeasuresWhole = (html: string): string => html.replace(INNER_SPACES, '\u00a0')
