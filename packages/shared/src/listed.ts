const LIST = new Intl.ListFormat('en-NZ')

/** Words in a sentence: `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string => LIST.format(words)
