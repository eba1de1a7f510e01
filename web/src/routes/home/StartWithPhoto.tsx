import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { START_WITH_PHOTO } from '@kea/shared/first-view/navigation'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { photoAccept } from '~/lib/photos/photo-accept'

/** Opens the picker at once; the next page shows the photo on products. */
export function StartWithPhoto() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const start = async (file: File) => {
    const { startWith } = await import('./start-with')
    navigate(startWith(file))
  }
  return (
    <>
      <button type="button" className={`${classes.heroSecond} cursor-pointer`} onClick={() => input.current?.click()}>
        {START_WITH_PHOTO.label}
      </button>
      <input
        ref={input}
        type="file"
        accept={photoAccept()}
        aria-label="Photo file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void start(file)
        }}
      />
    </>
  )
}
