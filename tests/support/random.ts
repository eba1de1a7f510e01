/** Pseudo-random numbers from a seed, the same in every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  /** An integer below `max`. */
  const below = (max: number): number => Math.floor(next() * max)
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <T>(all: readonly T[]): T => all[below(all.length)] as T,
  }
}

export type Random = ReturnType<typeof seeded>
