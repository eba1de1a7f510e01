/** Classes of an entry in the panels of small screens. */
export const PANEL_LINK =
  'flex min-h-13 w-full cursor-pointer items-center border-b border-line font-display text-subheading font-bold text-ink no-underline'
