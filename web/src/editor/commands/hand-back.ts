import { handBack } from '@kea/design/arrangement/filled-pages'
import { pageName } from '@kea/design/arrangement/page-names'
import { isLocked } from '@kea/design/autofill/locked'
import { surfaceOf } from '@kea/design/document/records'
import type { Command } from './command'

/** Lets filling change a page that the shopper has changed. */
export const handBackPage = (id: string): Command => ({
  id: `hand-back-${id}`,
  label: 'Let filling change it',
  shortcuts: [],
  isEnabled: ({ design }) => {
    const surface = surfaceOf(design, id)
    return surface !== null && isLocked(design, surface)
  },
  run: ({ product, design }) => {
    const surface = surfaceOf(design, id)
    if (!surface) return null
    const announcement = `Filling may change ${pageName(product.definition, design, surface)} again`
    return { patch: handBack(surface), by: 'filling', session: { announcement } }
  },
  announce: '',
})
