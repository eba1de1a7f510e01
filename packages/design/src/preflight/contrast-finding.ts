import type { PlacedText } from '../document/document'
import { type Ground, OUTLINE_SHARE, outlineFor, readableOn, readableShare, WHITE } from '../text/contrast'
import type { TextData } from '../text/text-data'
import type { Finding } from './finding'
import { quoted } from './quoted'

/** Letters are read where this part of what lies below them lets them be seen. */
const LEAST_SHARE = 2 / 3

const isRead = ({ colour, outline }: Pick<TextData, 'colour' | 'outline'>, ground: Ground): boolean =>
  readableShare(outline ? [colour, outline.colour] : [colour], ground) >= LEAST_SHARE

/** Letters that are read on a ground: dark or white ones, on a busy one with an outline. */
export function readableColours(ground: Ground, sizeMm: number): Pick<TextData, 'colour' | 'outline'> {
  const colour = readableOn(ground)
  const widthMm = sizeMm * OUTLINE_SHARE
  return isRead({ colour }, ground) ? { colour } : { colour, outline: { colour: outlineFor(colour), widthMm } }
}

/** White words on white, or dark ones on black. Null for words that can be read. */
export function contrastFinding(item: PlacedText, ground: Ground): Finding | null {
  const { data } = item
  if (isRead(data, ground)) return null
  const colours = { ...(data.outline && { outline: data.outline }), ...readableColours(ground, data.sizeMm) }
  const label = colours.outline ? 'Give it an outline' : colours.colour === WHITE ? 'Make it white' : 'Make it dark'
  return {
    kind: 'faint',
    surface: item.surface,
    item: item.id,
    text: `${quoted(data.words)} is hard to read on what is behind it.`,
    remedy: { kind: 'patch', label, patch: { put: [{ ...item, data: { ...data, ...colours } }] } },
  }
}
