/** A path rebuilt from its segments, so that '//evil.example/' cannot become a protocol-relative Location. */
export const canonicalPath = (pathname: string): string => `/${pathname.split(/[/\\]/).filter(Boolean).join('/')}`
