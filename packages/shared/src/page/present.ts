export const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** The first candidate that is not blank or only control characters; '' if there is none. */
export const text = (...candidates: (string | null | undefined)[]): string =>
  candidates.find((value) => value && /[^\p{Cc}\s]/u.test(value)) ?? ''
