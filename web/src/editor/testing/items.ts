import { type DesignItem, designDocument } from '@kea/design/document/document'
import { itemsOn } from '@kea/design/document/records'
import { frameCentre, pointOfFrame } from '@kea/design/geometry/frame'
import { turnPoint } from '../geometry/handles'
import { jpegBytes, photoFile } from './photo-files'
import { TestEditor } from './TestEditor'

/** A canvas of 40 × 30 cm with one photo that fills it and a smaller one on it. */
export async function twoPhotos(): Promise<TestEditor> {
  const test = await TestEditor.open()
  await test.choose()
  await test.add(photoFile(jpegBytes({ width: 2000, height: 2000 }), 'second.jpg'))
  return test
}

/** What is on the print, back to front. */
export function itemsOf({ editor }: TestEditor): readonly DesignItem[] {
  const { design, surface } = editor.context()
  return itemsOn(design, surface)
}

/** The middle of the selected item, in pixels of the stage. */
export function centre(test: TestEditor): [number, number] {
  const { x, y } = frameCentre(test.item.frame)
  return test.at(x, y)
}

/** The point at (-1..1, -1..1) of its frame. */
export function handle(test: TestEditor, x: number, y: number): [number, number] {
  const point = pointOfFrame(test.item.frame, { x, y })
  return test.at(point.x, point.y)
}

/** The handle that turns it. */
export function turnHandle(test: TestEditor): [number, number] {
  const { layout } = test.editor
  const { face } = test.editor.scene().surface
  const point = turnPoint(test.item.frame, face, layout?.scale ?? 1)
  return test.at(point.x, point.y)
}

export const isValid = ({ design }: TestEditor): boolean => designDocument.safeParse(design).success
