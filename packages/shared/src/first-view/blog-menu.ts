import type { BlogCategory } from '../page/blog'

/** The categories of the blog on both sides of the mark, which stands in the middle. */
export function blogMenu(categories: readonly BlogCategory[]): { before: BlogCategory[]; after: BlogCategory[] } {
  const middle = Math.ceil(categories.length / 2)
  return { before: categories.slice(0, middle), after: categories.slice(middle) }
}
