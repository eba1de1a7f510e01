import { pageName } from '@kea/design/arrangement/page-names'
import type { Density } from '@kea/design/autofill/density'
import { fillAgain } from '@kea/design/autofill/fill-again'
import { fillDesign, startAgain } from '@kea/design/autofill/fill-design'
import { applyPatch, type Patch } from '@kea/design/document/patch'
import { surfaceOf } from '@kea/design/document/records'
import { chooseOption } from '@kea/shared/product-options'
import type { Notice } from '../model/session'
import type { Command, CommandContext } from './command'
import { filledText } from './filled-text'

/** How the shopper wants the pages filled. */
interface FillChoice {
  density: Density
  /** The uid of the option with the number of pages; null for that of the design. */
  pages: string | null
  /** True where pages that the shopper has changed are laid out anew too. */
  isAnew: boolean
}

/** All pages as the shopper wants them; null where nothing is left to fill. */
function filled({ product, design }: CommandContext, { density, pages, isAnew }: FillChoice): Patch | null {
  const options = pages === null ? design.options : chooseOption(product.options, design.options, pages)
  return (isAnew ? startAgain : fillDesign)(product.definition, design, { density, options })
}

/**
 * Fills all pages with the photos of the design, in one step with the number of pages.
 *
 * @param told a message that is not read yet, such as files that could not be opened
 */
export const fillAll = (choice: FillChoice, told = ''): Command => ({
  id: 'fill-it-for-me',
  label: 'Fill it for me',
  shortcuts: [],
  isEnabled: () => true,
  run: (context) => {
    const patch = filled(context, choice)
    if (!patch) return null
    const { document } = applyPatch(context.design, patch)
    const text = [filledText(context.product.definition, document), told].filter(Boolean).join(' ')
    // A notice is read by itself.
    return { patch, by: 'filling', session: { notice: { tone: 'calm', text, canUndo: true }, announcement: '' } }
  },
  announce: '',
})

/** Gives a page another arrangement of its photos, which filling may change again. */
export const layOutPage = (id: string): Command => ({
  id: `lay-out-${id}`,
  label: 'Lay out again',
  shortcuts: [],
  isEnabled: ({ design }) => surfaceOf(design, id) !== null,
  run: ({ product: { definition }, design }) => {
    const surface = surfaceOf(design, id)
    if (!surface) return null
    const patch = fillAgain(definition, design, surface)
    if (!patch) {
      const notice: Notice = { tone: 'calm', text: 'There is no other layout for these photos.' }
      return { session: { notice, announcement: '' } }
    }
    const announcement = `New layout: ${pageName(definition, design, surface)}`
    return { patch, by: 'filling', session: { announcement, selection: [], cropping: null, editing: null, slot: null } }
  },
  announce: '',
})
