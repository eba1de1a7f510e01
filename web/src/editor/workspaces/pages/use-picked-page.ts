import { useState } from 'react'
import { useEditor } from '../../ui/use-editor'
import { moveOfPage } from './page-commands'
import { canDrop, type PageView } from './page-views'

/** The page that was picked up to be moved without a drag, and what picks it up, puts it down or leaves it where it is. */
export function usePickedPage(views: readonly PageView[], setCurrent: (id: string) => void) {
  const { editor } = useEditor()
  const [id, setId] = useState<string | null>(null)
  const picked = views.find((view) => view.id === id) ?? null
  const say = (announcement: string) => editor.change({ announcement })
  const leave = () => {
    setId(null)
    say('Nothing was moved')
  }
  const pickUp = (view: PageView) => {
    if (!view.moves) return say(`${view.name} stays where it is`)
    setId(view.id)
    setCurrent(view.id)
    const how = view.moves === 'surfaces' ? 'its new place' : 'the one to swap with'
    say(`${view.name} picked up. Go to ${how} with the arrow keys, drop it with Space or Enter, or press Escape.`)
  }
  const dropOn = (view: PageView) => {
    if (!picked || picked.id === view.id) return leave()
    setId(null)
    if (!canDrop(picked, view)) return say(`${picked.name} cannot go there`)
    editor.run(moveOfPage(picked.id, view.at))
    setCurrent(picked.moves === 'surfaces' ? picked.id : view.id)
  }
  return { picked, pickUp, dropOn, leave, say }
}
