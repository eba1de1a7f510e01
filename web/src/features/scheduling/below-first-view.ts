/**
 * The height of content below the first view while it loads: more than a quick scroll reaches meanwhile, so that the
 * footer is not seen to move.
 */
export const BELOW_FIRST_VIEW = 'min-h-[300dvh]'
