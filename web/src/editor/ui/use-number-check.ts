import { useCallback, useEffect } from 'react'
import { useEditor } from './use-editor'

/**
 * The function by which a field says whether we can make the number in it. The session keeps that while the field is
 * there.
 *
 * @param id the id of the field, which gets the focus where the number has to be corrected
 */
export function useNumberCheck(id: string): (isRight: boolean) => void {
  const { editor } = useEditor()
  const check = useCallback(
    (isRight: boolean) => {
      const { wrongNumbers } = editor.session.read()
      if (wrongNumbers.includes(id) !== isRight) return
      const others = wrongNumbers.filter((wrong) => wrong !== id)
      editor.change({ wrongNumbers: isRight ? others : [...others, id] })
    },
    [editor, id],
  )
  useEffect(() => () => check(true), [check])
  return check
}
