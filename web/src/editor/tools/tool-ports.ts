import type { SnapLine } from '@kea/design/geometry/snap'
import type { Shape } from '@kea/design/text/shape'
import { writeCaption } from '../commands/captions'
import type { Command, CommandContext } from '../commands/command'
import { editTextOf } from '../commands/edit-text'
import { inView, type Layout } from '../geometry/layout'
import type { Session } from '../model/session'
import { isLocked, type Workflow } from '../model/workflow'
import type { DesignStore } from '../store/DesignStore'
import type { Observable } from '../store/Observable'
import type { ToolsPorts } from './Tools'

/** What the tools need of the editor. */
interface Edited {
  layout: Layout | null
  session: Pick<Observable<Session>, 'read'>
  workflow: Pick<Observable<Workflow>, 'read'>
  store: DesignStore
  fonts: { shape: Shape }
  guides: Observable<readonly SnapLine[]>
  context: () => CommandContext
  change: (change: Partial<Session>) => void
  run: (command: Command) => void
}

export const toolPortsOf = (editor: Edited): ToolsPorts => ({
  context: () => (isLocked(editor.workflow.read()) ? null : editor.context()),
  // A view is a layout before it is painted.
  layout: () => editor.layout && inView(editor.layout, editor.session.read().view),
  onView: (view) => editor.change({ view }),
  shape: editor.fonts.shape,
  mark: () => editor.store.mark(),
  apply: (patch) => editor.store.apply(patch),
  bail: () => editor.store.bail(),
  select: (selection) => editor.change({ selection, slot: null }),
  crop: (cropping) => editor.change({ cropping }),
  edit: (item) => editor.run(editTextOf(item)),
  onSlot: editor.change,
  onCaption: (slot) => editor.run(writeCaption(slot)),
  onGuides: (lines) => editor.guides.set(lines),
  onMoving: (isMoving) => editor.change({ isMoving }),
})
