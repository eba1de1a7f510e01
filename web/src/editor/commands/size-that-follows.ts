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

/** The size that the words of the shown sign need; undefined while another thread finds out, null for none. */
function neededSize({ context, neons }: Pick<Followed, 'context' | 'neons'>): string | null | undefined {
  const { product, design, surface, options } = context()
  const [item, loaded] = [signOn(design, surface), neons.loaded.read()]
  if (!item || !loaded) return null
  return sizeForSign(offeredSizes(product, options, surface.part, item, loaded), options)
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
    const now = editor.context()
    if (!data || signOn(now.design, now.surface)?.data !== data || now.options.join() !== options.join()) return false
    if (neededSize(editor) === undefined) return true
    editor.run(signCommand({}, loaded.read()), control)
    return false
  }
  if (!follow()) return
  const end = loaded.subscribe(() => {
    if (!follow()) end()
  })
}

/** Resolves when the size of the shown sign is known, and chosen where it follows. */
export function sizeSettled(editor: Pick<Followed, 'context' | 'neons'>): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (neededSize(editor) === undefined) return
      end()
      resolve()
    }
    const end = editor.neons.loaded.subscribe(settle)
    settle()
  })
}
