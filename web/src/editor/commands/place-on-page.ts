import { fillNext } from '@kea/design/arrangement/tray'
import type { DesignPhoto } from '@kea/design/document/document'
import type { Command, CommandContext } from './command'
import { type PhotoTarget, placePhoto } from './place-photo'

/**
 * Puts a photo on the page where it was dropped, else in the next empty place of all pages.
 *
 * @param targetOf left out for a tap in the tray
 */
export function placeOnPage(photo: DesignPhoto, targetOf?: (context: CommandContext) => PhotoTarget): Command {
  const placed = placePhoto(photo, targetOf)
  if (targetOf) return placed
  return {
    ...placed,
    id: 'place-on-page',
    run: ({ product, design }) => {
      const patch = fillNext(product.definition, design, photo)
      if (patch) return { patch }
      const text = 'Every page has a photo. Open the page where this one goes, then pick it.'
      return { session: { notice: { tone: 'calm', text }, announcement: '' } }
    },
  }
}
