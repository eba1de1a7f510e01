/** Keys that are held, each by one or more that need it. */
export class HeldKeys {
  readonly #counts = new Map<string, number>()

  has = (key: string): boolean => this.#counts.has(key)
  all = (): string[] => [...this.#counts.keys()]

  hold(keys: readonly string[]): void {
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  release(keys: readonly string[]): void {
    for (const key of keys) {
      const count = (this.#counts.get(key) ?? 0) - 1
      if (count > 0) this.#counts.set(key, count)
      else this.#counts.delete(key)
    }
  }
}
