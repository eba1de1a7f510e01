/** The id of the file input in the first view of a design tool. */
export const FIRST_PHOTO_ID = 'first-photo'

export const PICK_PHOTO = 'Pick your photo'
export const OPENING_WITH_PHOTO = 'Opening your design with your photo'

/** Query parameters that name the product of a new design, or one that is there already. */
export const TOOL_QUERIES = ['sku', 'design', 'line', 'draft'] as const

/** True for the address of a new design of one product: it can take a photo before the tool has opened. */
export const takesFirstPhoto = (search: URLSearchParams): boolean =>
  Boolean(search.get('sku')) && !['design', 'line', 'draft'].some((name) => search.has(name))
