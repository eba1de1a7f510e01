import { pageName } from '@kea/design/arrangement/page-names'
import type { DesignSurface } from '@kea/design/document/document'
import type { Steps } from '../workspaces/workspace'
import { workspaceOf } from '../workspaces/workspace-of'
import type { Command, CommandContext } from './command'

/** The surfaces that are shown large one after another; none where the workspace has no steps of this kind. */
function rowOf({ product, design }: CommandContext, noun: Steps['noun']): readonly DesignSurface[] {
  const { steps } = workspaceOf(product)
  return steps?.noun === noun ? steps.row(product.definition, design) : []
}

/** The place of the shown surface among those of its row; -1 for one that is not there. */
const placeOf = (context: CommandContext, row: readonly DesignSurface[]): number =>
  row.findIndex(({ id }) => id === context.surface.id)

/** Where the shown surface is among those that are shown one after another; null for none. */
export function placeInRow(context: CommandContext, noun: Steps['noun']): { at: number; of: number } | null {
  const row = rowOf(context, noun)
  const at = placeOf(context, row)
  return at < 0 ? null : { at, of: row.length }
}

const step = (noun: Steps['noun'], by: 1 | -1, shortcuts: readonly string[]): Command => {
  const beside = (context: CommandContext): DesignSurface | undefined => {
    const row = rowOf(context, noun)
    const at = placeOf(context, row)
    return at < 0 ? undefined : row[at + by]
  }
  const label = by === 1 ? `Next ${noun}` : `Previous ${noun}`
  return {
    id: `${by === 1 ? 'next' : 'previous'}-${noun}`,
    label,
    shortcuts,
    isEnabled: (context) => beside(context) !== undefined,
    run: (context) => {
      const surface = beside(context)
      if (!surface) return null
      const announcement = `${pageName(context.product.definition, context.design, surface)} is shown`
      return { session: { surface: surface.id, selection: [], cropping: null, announcement } }
    },
    announce: label,
  }
}

export const nextPrint = step('print', 1, ['PageDown'])
export const previousPrint = step('print', -1, ['PageUp'])
/** The arrow keys turn where they move nothing on the page. */
export const nextPage = step('page', 1, ['PageDown', 'ArrowRight'])
export const previousPage = step('page', -1, ['PageUp', 'ArrowLeft'])
