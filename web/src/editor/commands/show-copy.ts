import type { PrintedSide } from '@kea/design/arrangement/printed-sides'
import { designedParts } from '@kea/design/product/parts'
import { chooseOption } from '@kea/shared/product-options'
import type { Command, CommandContext } from './command'

/** The title of the choice by which a part gets a design of its own; null where the product has none. */
function ownDesign({ product, design }: CommandContext, part: string): string | null {
  const { definition, options } = product
  const isOwn = (uid: string) =>
    designedParts(definition, chooseOption(options, design.options, uid)).some(({ id }) => id === part)
  return options.flatMap(({ choices }) => choices).find(({ uid }) => isOwn(uid))?.title ?? null
}

/** Shows the side that another one is printed from, and says so. */
export const showCopy = ({ part, surface }: PrintedSide): Command => ({
  id: `show-${part.id}`,
  label: `Show the ${part.label.toLowerCase()}`,
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => {
    const source = context.product.definition.parts.find(({ id }) => id === surface.part)?.label.toLowerCase()
    const how = part.sameAs?.mirrored ? 'mirrors' : 'has the print of'
    const words = part.sameAs?.mirrored ? ' Words stay readable.' : ''
    const own = ownDesign(context, part.id)
    const offer = own ? ` To design it on its own, choose “${own}” under Size and options.` : ''
    const text = `The ${part.label.toLowerCase()} ${how} the ${source}.${words}${offer}`
    return { session: { surface: surface.id, notice: { tone: 'calm', text } } }
  },
  announce: `The ${part.label.toLowerCase()} is printed from another side`,
})
