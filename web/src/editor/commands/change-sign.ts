import { applyPatch, joinPatches, type Patch } from '@kea/design/document/patch'
import { optionsOn } from '@kea/design/document/records'
import { changeSign, signOn, sizeForSign } from '@kea/design/edits/sign-edits'
import type { NeonData } from '@kea/design/items/neon/neon-data'
import type { Neons } from '@kea/design/items/neon/neons'
import { chooseOption } from '@kea/shared/product-options'
import { offeredSizes } from '../model/offered-sizes'
import { workspaceOf } from '../workspaces/workspace-of'
import { optionCommand } from './choose-option'
import type { Command, CommandContext } from './command'

type Outcome = ReturnType<Command['run']>

/** A change of a sign; where it can no longer be bent in its size, with the next size in which it can. */
function withSize(context: CommandContext, patch: Patch, neons: Neons | null): Outcome {
  const { product, surface } = context
  const { document: design } = applyPatch(context.design, patch)
  const item = signOn(design, surface)
  const options = optionsOn(design, surface)
  if (!item || !neons) return { patch }
  const uid = sizeForSign(offeredSizes(product, options, surface.part, item, neons), options)
  if (uid == null || options.includes(uid)) return { patch }
  const title = product.options.flatMap(({ choices }) => choices).find((choice) => choice.uid === uid)?.title ?? ''
  const text = `Your words need the next size: ${title}.`
  const larger = workspaceOf(product).chooseOption({ ...context, design }, (chosen) =>
    chooseOption(product.options, chosen, uid),
  )
  return {
    patch: joinPatches(patch, larger),
    session: { notice: { tone: 'calm', text, canUndo: true }, announcement: text },
  }
}

/**
 * Changes the words of a sign, or how their lines stand; nothing at all only looks at the size. Where they do not fit its
 * size, the next one is chosen.
 *
 * @param neons null while it loads: the size stays
 */
export const signCommand = (change: Partial<NeonData>, neons: Neons | null): Command => ({
  id: 'change-sign',
  label: 'Change the sign',
  shortcuts: [],
  isEnabled: ({ design, surface }) => signOn(design, surface) !== null,
  run(context) {
    const item = signOn(context.design, context.surface)
    const isLook = Object.keys(change).length === 0
    // A look keeps the words as they are, since another thread has bent these.
    const outcome = item && withSize(context, isLook ? { put: [] } : changeSign(item, change), neons)
    // Without a change only another size is a step of undo.
    return isLook && outcome && !('session' in outcome) ? null : outcome
  },
  announce: '',
})

/** Chooses another font, drawing or board of a sign, with the next size where it needs one. A size stays as it is chosen. */
export function signOptionCommand(uid: string, title: string, neons: Neons | null): Command {
  const command = optionCommand(uid, title)
  return {
    ...command,
    run(context) {
      const outcome = command.run(context)
      const isSize = context.product.definition.effects.some(({ option, part }) => option === uid && part?.['*']?.size)
      return outcome && 'patch' in outcome && !isSize ? withSize(context, outcome.patch, neons) : outcome
    },
  }
}
