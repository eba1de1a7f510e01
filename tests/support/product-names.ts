import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fixedRoutes, isToolRoute } from '@kea/shared/routes'
import { root } from './source-files'

const names = (): string[] => [
  ...readdirSync(join(root, 'packages/store/seed/products')).map((file) => file.replace('.json', '')),
  ...fixedRoutes.filter(isToolRoute).map(({ pattern }) => pattern.slice(1)),
]

/** Finds a whole sku or tool path of the seed in a string literal, also as the start of an address. */
export function productNames(): RegExp {
  const longestFirst = names().sort((a, b) => b.length - a.length)
  return new RegExp(`(?<=['"\`=:]/?)(?:${longestFirst.join('|')})(?=['"\`?&:])`)
}
