import { pageName } from '@kea/design/arrangement/page-names'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { changedSurfaces } from '@kea/design/document/changed-surfaces'
import { itemsOn } from '@kea/design/document/records'
import type { Session } from '../model/session'
import type { Step } from '../store/DesignStore'
import type { Command, CommandContext } from './command'

export const undo: Command = {
  id: 'undo',
  label: 'Undo',
  shortcuts: ['mod+z'],
  isEnabled: ({ canUndo }) => canUndo,
  run: () => ({ history: 'undo' }),
  announce: 'Undone',
}

export const redo: Command = {
  id: 'redo',
  label: 'Redo',
  shortcuts: ['mod+shift+z', 'mod+y'],
  isEnabled: ({ canRedo }) => canRedo,
  run: () => ({ history: 'redo' }),
  announce: 'Redone',
}

/** What the shopper sees after a step of the history: a side that the step changed, with what was selected before it. */
export function shownAfter(
  before: Pick<CommandContext, 'design'>,
  { product: { definition }, design, surface }: CommandContext,
  { patch, selection }: Step,
  announce: string,
): Partial<Session> {
  const changed = changedSurfaces(before.design, patch)
  const sides = shownSurfaces(definition, design)
  const side = changed.has(surface.id) ? surface : (sides.find(({ id }) => changed.has(id)) ?? surface)
  const there = itemsOn(design, side).map(({ id }) => id)
  return {
    surface: side.id,
    selection: selection.filter((id) => there.includes(id)),
    announcement: side.id === surface.id ? announce : `${announce}. ${pageName(definition, design, side)} is shown`,
  }
}
