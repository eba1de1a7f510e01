import { closerView, FIT, fartherView, isClosest, isWhole } from '../geometry/view'
import type { Command } from './command'

/** Commands on how the print is looked at. They change no design, so undo knows nothing of them. */
export const viewCloser: Command = {
  id: 'view-closer',
  label: 'Look closer',
  shortcuts: ['mod++', 'mod+=', 'mod+shift++'],
  isEnabled: ({ view }) => !isClosest(view),
  run: ({ view }) => ({ session: { view: closerView(view) } }),
  announce: 'The print is shown larger',
}

export const viewFarther: Command = {
  id: 'view-farther',
  label: 'Step back',
  shortcuts: ['mod+-'],
  isEnabled: ({ view }) => !isWhole(view),
  run: ({ view }) => ({ session: { view: fartherView(view) } }),
  announce: 'The print is shown smaller',
}

export const viewWhole: Command = {
  id: 'view-whole',
  label: 'See the whole print',
  shortcuts: ['mod+0'],
  isEnabled: ({ view }) => !isWhole(view),
  run: () => ({ session: { view: FIT } }),
  announce: 'The whole print is shown',
}
