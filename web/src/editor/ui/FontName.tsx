import { useEffect, useState } from 'react'
import { useOnline } from '~/lib/use-online'
import fontNames from '../text/__generated__/font-names.svg?url'

/** The picture came for an earlier panel. */
let hasCome = false

/** True once the picture of all names is there. */
function useFontNames(): boolean {
  const isOnline = useOnline()
  const [isThere, setIsThere] = useState(hasCome)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try when the connection is back
  useEffect(() => {
    if (isThere) return
    const picture = new Image()
    picture.onload = () => {
      hasCome = true
      setIsThere(true)
    }
    picture.src = fontNames
  }, [isThere, isOnline])
  return isThere
}

/** A font by its name in its own letters; in ours while those are not loaded. */
export function FontName({ id, family }: { id: string; family: string }) {
  if (!useFontNames()) return <span className="block min-h-7 w-full truncate">{family}</span>
  return (
    <span className="block w-full">
      <span className="sr-only">{family}</span>
      <svg aria-hidden="true" className="h-7 w-full fill-current">
        <use href={`${fontNames}#${id}`} width="100%" height="100%" />
      </svg>
    </span>
  )
}
