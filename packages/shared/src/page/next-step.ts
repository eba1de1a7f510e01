import { routes } from '../routes'
import type { Product } from './product'

/** What a shopper can do with a product now. The five states exclude one another. */
export type NextStep =
  /** The design tool takes it from here. */
  | { is: 'design'; tool: string }
  /** It goes into the cart, and its parts are designed there. */
  | { is: 'set' }
  /** A form asks for it. */
  | { is: 'ask'; label: string; href: string }
  /** It can be bought, but not in the shop itself yet. */
  | { is: 'not-online' }
  | { is: 'sold-out' }

/** Products without a design tool, and the form of each. */
const FORMS = [
  { sku: /-neon-sign$/, label: 'Ask for this sign', form: routes.orderBps },
  { sku: /-easel$/, label: 'Ask for this easel', form: routes.orderEs },
  { sku: /-canvas-pad$/, label: 'Ask for this pad', form: routes.orderCp },
]

/** The next step for a product. The stock decides first, then the design tool, then the form. */
export function nextStepOf({
  sku,
  tool,
  inStock,
  parts,
}: Pick<Product, 'sku' | 'tool' | 'inStock' | 'parts'>): NextStep {
  if (!inStock) return { is: 'sold-out' }
  if (parts) return { is: 'set' }
  if (tool !== null) return { is: 'design', tool }
  const found = FORMS.find((entry) => entry.sku.test(sku))
  if (found) return { is: 'ask', label: found.label, href: `${found.form()}?sku=${encodeURIComponent(sku)}` }
  return { is: 'not-online' }
}
