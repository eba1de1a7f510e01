import type { PathData } from '@kea/design/geometry/display-list'
import type { Layers } from './layers'
import { pathOperators } from './path-operators'
import type { PdfPlan } from './pdf-plan'
import { number, POINTS_PER_MM, reference } from './pdf-values'

/** The name by which cutters and print programs know the ink of a cut. */
const INK = 'CutContour'
const LAYER = 'Cut'
/** Magenta where the ink is only shown. */
const SHOWN_AS = '/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 1 0 0]/N 1>>'
const HAIRLINE_MM = 0.25 / POINTS_PER_MM

/** The entries of a page's resources. */
export interface CutResources {
  colourSpaces: string
  states: string
  properties: string
}

/**
 * The paths of the cut: a separation ink of its own, over the print without knocking it out, in a layer that a printer can
 * switch off.
 */
export function createCutLayer(plan: PdfPlan, layers: Layers) {
  let objects: { ink: number; state: number } | null = null
  const used = () => {
    objects ??= {
      ink: plan.add(`[/Separation/${INK} ${SHOWN_AS}]`),
      state: plan.add('<</Type/ExtGState/OP true/op true/OPM 1>>'),
    }
    return objects
  }

  return {
    operators: (cuts: readonly PathData[]): string =>
      [
        '/OC /Cut BDC q /Overprint gs /CutInk CS 1 SCN',
        `${number(HAIRLINE_MM)} w`,
        ...cuts.map((cut) => `${pathOperators(cut)} S`),
        'Q EMC',
      ].join('\n'),

    resources(): CutResources {
      const { ink, state } = used()
      return {
        colourSpaces: `/CutInk ${reference(ink)}`,
        states: `/Overprint ${reference(state)}`,
        properties: `/Cut ${reference(layers.use(LAYER))}`,
      }
    },
  }
}

export type CutLayer = ReturnType<typeof createCutLayer>
