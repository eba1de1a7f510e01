import { signOn, sizeForSign } from '@kea/design/edits/sign-edits'
import type { Neons } from '@kea/design/items/neon/neons'
import type { OnDemand } from '../model/OnDemand'
import { offeredSizes } from '../model/offered-sizes'
import { signCommand } from './change-sign'
import type { Command, CommandContext } from './command'

interface Followed {
  context: () => CommandContext
  run: (command: Command, control: string) => void
  neons: Pick<OnDemand<Neons>, 'loaded'>
}

/**
 * After a change of a sign that another thread bends: chooses the size that its words need once that is known, in the same
 * step of undo. Other words or options end it.
 */
export function sizeThatFollows(editor: Followed, control: string): void {
  const { loaded } = editor.neons
  const { design, surface, options } = editor.context()
  const data = signOn(design, surface)?.data
  const follow = (): boolean => {
    const neons = loaded.read()
    const { product, ...now } = editor.context()
    const item = signOn(now.design, now.surface)
    if (!neons || !item || item.data !== data || now.options.join() !== options.join()) return false
    if (sizeForSign(offeredSizes(product, options, surface.part, item, neons), options) === undefined) return true
    editor.run(signCommand({}, neons), control)
    return false
  }
  if (!follow()) return
  const end = loaded.subscribe(() => {
    if (!follow()) end()
  })
}
