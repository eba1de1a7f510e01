/** The texts of all elements that a selector finds, as a reader sees them. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Where all links inside an element lead, in their order. */
export const hrefsOf = (root: ParentNode): (string | null)[] =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** The classes of the first element that a selector finds. */
export const classesOf = (root: ParentNode, selector: string): string[] => [
  ...(root.querySelector(selector)?.classList ?? []),
]
