/** Letters and digits stand as themselves: else one page had thousands of addresses, each in the page memory. */
const plainLetters = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code
  })

/** A path rebuilt from its segments, so that '//evil.example/' cannot become a protocol-relative Location. */
export const canonicalPath = (pathname: string): string =>
  `/${plainLetters(pathname).split(/[/\\]/).filter(Boolean).join('/')}`
