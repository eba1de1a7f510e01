import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '~/ui/Button'
import { useEditor } from './use-editor'

/** Shows the photos as they were, as long as it is held by a finger or a key. */
export function CompareButton() {
  const { editor } = useEditor()
  const compare = (isComparing: boolean) => editor.change({ isComparing })
  useEffect(() => () => editor.change({ isComparing: false }), [editor])
  return (
    <Button
      look="quiet"
      className="touch-none select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        compare(true)
      }}
      onPointerUp={() => compare(false)}
      onPointerCancel={() => compare(false)}
      onBlur={() => compare(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && compare(true)}
      onKeyUp={({ key }) => (key === ' ' || key === 'Enter') && compare(false)}
    >
      <Eye aria-hidden="true" className="mr-2 inline size-5" />
      Hold to compare
    </Button>
  )
}
