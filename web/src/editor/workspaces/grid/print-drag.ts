import type { DragEvent } from 'react'
import { useState } from 'react'
import { useEditor } from '../../ui/use-editor'
import { dropOfPrints } from './print-commands'

/** The kind of data that a dragged print has. */
const KIND = 'application/x-kea-print'

type Side = 'before' | 'after'

const sideOf = ({ currentTarget, clientX }: DragEvent): Side => {
  const { left, width } = currentTarget.getBoundingClientRect()
  return clientX < left + width / 2 ? 'before' : 'after'
}

/** Props of what drags a print, with all marked ones if it is marked, and of what takes it. */
export function usePrintDrag(id: string) {
  const { editor } = useEditor()
  const [over, setOver] = useState<Side | null>(null)
  const dragged = () => {
    const { marked } = editor.session.read()
    return marked.includes(id) ? marked : [id]
  }
  const handle = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(KIND, JSON.stringify(dragged()))
      dataTransfer.effectAllowed = 'move'
    },
  }
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(KIND)) return
      event.preventDefault()
      setOver(sideOf(event))
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      setOver(null)
      const data = event.dataTransfer.getData(KIND)
      if (data === '') return
      event.preventDefault()
      editor.run(dropOfPrints(JSON.parse(data), id, sideOf(event)))
    },
  }
  return { handle, place, over }
}
