const KEYS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last' | 'over'>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'over',
  ' ': 'over',
}

/** What a key does with a thing of pages; null for any other key. */
export const keyOf = (key: string) => KEYS[key] ?? null
