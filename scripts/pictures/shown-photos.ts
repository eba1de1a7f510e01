// Which photographs a picture shows.
import { placedPhotosOf } from '@kea/design/document/records'
import { madeOf } from './designs/draw-sheet.ts'
import type { SheetName } from './designs/sample.ts'
import type { Picture } from './entries.ts'
import type { PhotoEntry } from './treated.ts'

const withoutEnding = (file: string): string => file.replace(/\.jpg$/, '')

/** The photos of a sheet. A half of a spread counts as all of it, since the other half lies beside it. */
async function onSheet({ design: name, sheet }: SheetName): Promise<string[]> {
  const { design } = await madeOf(name)
  return placedPhotosOf(design).flatMap(({ surface, data }) => (surface === `surface:${sheet}` ? [data.photo] : []))
}

async function inEntry(entry: PhotoEntry): Promise<string[]> {
  if (entry.treatment === 'design') return onSheet(entry)
  // The small photos of a mosaic are specks; what one sees is the photo that they make up.
  return entry.treatment === 'collage' ? entry.files.map(withoutEnding) : [withoutEnding(entry.file)]
}

/** The photos that a picture shows, each once, by their names without an ending. Words and drawings are none. */
export async function shownPhotos({ photos = [], hung = [], laid }: Picture): Promise<string[]> {
  const entries: readonly PhotoEntry[] = [...photos, ...hung.map(({ photo }) => photo)]
  const shown = await Promise.all([...entries.map(inEntry), ...(laid?.sheets ?? []).map(onSheet)])
  return [...new Set(shown.flat())]
}
