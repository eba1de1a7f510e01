/** How often a photo is used, in words. */
export const usesText = (uses: number): string => (uses === 1 ? 'used once' : `used ${uses} times`)
