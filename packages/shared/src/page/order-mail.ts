import type { Product } from './product'

/** A `mailto:` URL. Its subject names the product and the chosen options. */
export function orderMail(
  email: string,
  { name, options }: Pick<Product, 'name' | 'options'>,
  chosen: readonly string[],
): string {
  const titles = options.flatMap(({ choices }) => choices).filter(({ uid }) => chosen.includes(uid))
  const subject = [name, ...titles.map(({ title }) => title)].join(', ')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
