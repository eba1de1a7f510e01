/** The id of the file input in the first view of a design tool. */
export const FIRST_PHOTO_ID = 'first-photo'

/** Class names of the picker and of what is around it. Other pages do not load them. */
export const firstPhotoClasses = {
  toolStart: 'grid justify-items-center gap-5 px-5 text-center',
  toolPick:
    'relative inline-flex min-h-13 cursor-pointer items-center justify-center rounded-full bg-kea px-8 text-[1.0625rem] font-semibold text-paper transition-colors duration-150 hover:bg-kea-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-kea',
  // As large as the hint of the open tool or larger: the tool then adds no larger text seconds later.
  toolHint: 'max-w-64 text-ink-soft',
} as const

export const PICK_PHOTO = 'Pick your photo'
export const OPENING_WITH_PHOTO = 'Opening your design with your photo'

/** Query parameters that name the product of a new design, what it begins as, or one that is there already. */
export const TOOL_QUERIES = ['sku', 'design', 'line', 'draft', 'template_sku'] as const

/** Shown on the ground of a design tool until it has opened: without a product in the address it may be a choice of them. */
export const openingWords = (search: URLSearchParams): string =>
  TOOL_QUERIES.some((name) => search.has(name)) ? 'Opening your design' : 'One moment, please'

/** True for the address of a new design of one product: it can take a photo before the tool has opened. */
export const takesFirstPhoto = (search: URLSearchParams): boolean =>
  Boolean(search.get('sku')) && !['design', 'line', 'draft', 'template_sku'].some((name) => search.has(name))
