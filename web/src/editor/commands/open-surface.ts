import { pageName } from '@kea/design/arrangement/page-names'
import { surfaceOf } from '@kea/design/document/records'
import type { Command } from './command'

/** Shows one surface of the overview large. */
export const openSurface = (id: string): Command => ({
  id: `open-${id}`,
  label: 'Open',
  shortcuts: [],
  isEnabled: ({ design }) => surfaceOf(design, id) !== null,
  run: ({ product, design }) => {
    const surface = surfaceOf(design, id)
    const announcement = surface ? `${pageName(product.definition, design, surface)} is shown large` : ''
    return {
      session: { isSurfaceOpen: true, surface: id, selection: [], cropping: null, notice: null, announcement },
    }
  },
  announce: '',
})

/** Goes back from one surface to the overview. */
export const closeSurface: Command = {
  id: 'close-surface',
  label: 'Overview',
  shortcuts: [],
  isEnabled: () => true,
  run: () => ({ session: { isSurfaceOpen: false, selection: [], cropping: null } }),
  announce: 'The overview is shown',
}
