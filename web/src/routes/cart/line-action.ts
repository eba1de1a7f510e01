/** The look of the links and buttons of a cart line. */
export const LINE_ACTION =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem] text-ink-soft underline-offset-4 hover:text-ink hover:underline'

/** The look of the buttons that open a form of the cart. */
export const CART_LINK =
  '-my-1.5 inline-flex min-h-11 cursor-pointer items-center justify-self-start font-medium underline underline-offset-4'
