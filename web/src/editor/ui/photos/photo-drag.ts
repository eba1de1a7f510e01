import type { DesignSurface } from '@kea/design/document/document'
import { itemsOn, photoOf } from '@kea/design/document/records'
import { geometryOn } from '@kea/design/geometry/surfaces'
import { itemAt } from '@kea/design/items/hit-test'
import type { DragEvent } from 'react'
import { dropTarget, type PhotoTarget } from '../../commands/place-photo'
import type { Editor } from '../../Editor'
import { pointOnFace } from '../../geometry/layout'

/** The kind of data that a dragged photo of the tray has. Pages read no data of a drag before the drop. */
const KIND = 'application/x-kea-photo'

/** Props of an element that drags a photo. */
export const photoDragged = (photo: string) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(KIND, photo)
    dataTransfer.effectAllowed = 'copy'
  },
})

/** Props of an element on which a photo of the tray is dropped. */
export const photoDrop = (editor: Editor, targetOf: (event: DragEvent) => PhotoTarget | null) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(KIND)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const photo = photoOf(editor.store.read().design, event.dataTransfer.getData(KIND))
    const target = photo && targetOf(event)
    if (!photo || !target) return
    event.preventDefault()
    editor.place(photo, () => target)
  },
})

/** Props of the small picture of a surface, on which a photo of the tray or files are dropped. */
export function surfaceDrop(editor: Editor, surface: DesignSurface) {
  const drop = photoDrop(editor, () => ({ surface }))
  return {
    ...drop,
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return drop.onDrop(event)
      // The page around it takes no file that has a place already.
      event.preventDefault()
      void editor.addFiles(files, 'replace', { on: surface })
    },
  }
}

/** What is under the pointer on the stage: a photo with a frame, else the whole surface. */
export function stageTarget(editor: Editor, { currentTarget, clientX, clientY }: DragEvent): PhotoTarget | null {
  const { layout } = editor
  if (!layout) return null
  const box = currentTarget.getBoundingClientRect()
  const { product, design, surface } = editor.context()
  const geometry = geometryOn(product.definition, design, surface)
  const photos = itemsOn(design, surface).filter((item) => item.type === 'photo')
  const at = pointOnFace(layout, { x: clientX - box.left, y: clientY - box.top })
  const hit = itemAt(geometry, photos, at, 0)
  return dropTarget(hit?.type === 'photo' ? hit : null, surface)
}
