import type { PlacedText } from '../document/document'
import { surfaceOf } from '../document/records'
import { isCaption } from '../layouts/captions'
import { captionPlaces, placeAt } from '../layouts/slots'
import { layoutText } from '../text/layout-text'
import type { Finding, PreflightWorld } from './finding'
import { quoted } from './quoted'

/** A caption that runs over its place, onto the photo or the edge. */
export function longCaption({ design, geometry, shape }: PreflightWorld, item: PlacedText): Finding[] {
  const surface = surfaceOf(design, item.surface)
  if (!isCaption(item) || !surface) return []
  const place = placeAt(captionPlaces(surface, geometry), item.slot)
  if (!place || !layoutText(item.data, place.box, shape).overflows) return []
  const text = `${quoted(item.data.words)} is longer than its place. Use fewer words, or smaller letters.`
  return [{ kind: 'long-caption', surface: item.surface, item: item.id, text, remedy: null }]
}
