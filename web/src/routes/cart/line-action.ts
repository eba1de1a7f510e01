/** The look of the links and buttons of a cart line. */
export const LINE_ACTION =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem] text-ink-soft underline-offset-4 hover:text-ink hover:underline'
