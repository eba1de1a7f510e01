/** The amounts of a look, in the order in which they are shown. Each is -1..1. */
export const AMOUNTS = ['brightness', 'contrast', 'saturation', 'warmth'] as const
export const TONES = ['none', 'black-and-white', 'sepia'] as const

/** How the colours of a photo are changed. Warmth is cool below 0. */
export type PhotoLook = Record<(typeof AMOUNTS)[number], number> & { tone: (typeof TONES)[number] }

export const PLAIN_LOOK: PhotoLook = { brightness: 0, contrast: 0, saturation: 0, warmth: 0, tone: 'none' }

/** True for a look that changes no pixel. */
export const isPlain = (look: PhotoLook | undefined): boolean =>
  !look || (look.tone === 'none' && AMOUNTS.every((name) => look[name] === 0))
