import type { BlogCategory } from '../page/blog'

/** The blog categories to the left and to the right of the logo. */
export function blogMenu(categories: readonly BlogCategory[]): { before: BlogCategory[]; after: BlogCategory[] } {
  const middle = Math.ceil(categories.length / 2)
  return { before: categories.slice(0, middle), after: categories.slice(middle) }
}
