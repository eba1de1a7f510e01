import type { PdfPlan } from './pdf-plan'
import { reference } from './pdf-values'

/** The layers of a file, each of which a viewer and a printer can switch off. */
export function createLayers(plan: PdfPlan) {
  const layers = new Map<string, number>()

  return {
    /** The object of a layer with a name in plain letters, which all pages share. */
    use(name: string): number {
      const layer = layers.get(name) ?? plan.add(`<</Type/OCG/Name(${name})>>`)
      layers.set(name, layer)
      return layer
    },

    /** The entry of the catalogue; empty without a layer. */
    catalogue(): string {
      if (layers.size === 0) return ''
      const list = [...layers.values()].map(reference).join(' ')
      return `/OCProperties<</OCGs[${list}]/D<</Name(Layers)/Order[${list}]/ON[${list}]>>>>`
    },
  }
}

export type Layers = ReturnType<typeof createLayers>
