/** The texts of all elements that a selector finds, as a reader sees them. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Where the links that a selector finds lead, and their texts. */
export const linksOf = (root: ParentNode, selector = 'a'): [href: string | null, text: string][] =>
  [...root.querySelectorAll(selector)].map((link) => [link.getAttribute('href'), link.textContent])

/** Where the links that a selector finds lead. */
export const hrefsOf = (root: ParentNode, selector = 'a'): (string | null)[] =>
  linksOf(root, selector).map(([href]) => href)

/** @throws if no button has this text */
export function buttonNamed(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button ${name}`)
  return found
}

/** The classes of the first element that a selector finds. */
export const classesOf = (root: ParentNode, selector: string): string[] => [
  ...(root.querySelector(selector)?.classList ?? []),
]
