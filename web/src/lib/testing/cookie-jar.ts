/** A fake `document.cookie`: a write sets one pair with its attributes, and a read lists all pairs. */
export function cookieJar(start: Record<string, string> = {}) {
  const pairs = new Map(Object.entries(start))
  const writes: string[] = []
  return {
    pairs,
    writes,
    document: {
      get cookie() {
        return [...pairs].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        writes.push(text)
        const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? []
        const expires = /expires=([^;]+)/.exec(text)?.[1]
        if (expires && Date.parse(expires) <= Date.now()) pairs.delete(name)
        else pairs.set(name, value)
      },
    },
  }
}

/** The same in place of the cookies of the document that a component spec has. `vi.unstubAllGlobals` does not end it. */
export function documentCookies(start: Record<string, string> = {}) {
  const jar = cookieJar(start)
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar.document.cookie,
    set: (text: string) => {
      jar.document.cookie = text
    },
  })
  return jar
}
