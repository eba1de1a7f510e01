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
