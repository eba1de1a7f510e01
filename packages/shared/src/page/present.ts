export const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** The first candidate that says something, which a blank or a control character does not; '' where none does. */
export const text = (...candidates: (string | null | undefined)[]): string =>
  candidates.find((value) => value && /[^\p{Cc}\s]/u.test(value)) ?? ''
