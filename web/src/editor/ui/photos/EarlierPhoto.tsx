import { useEffect, useRef, useState } from 'react'
import type { StoredPhoto } from '~/lib/photos/phone-link-api'
import { earlierPicture } from '../../assets/earlier-picture'
import { useEditor } from '../use-editor'

/** The address of the photo's small picture, which is read when the element is near the visible part of the page. */
function useSmallPicture(photo: StoredPhoto) {
  const element = useRef<HTMLButtonElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let created: string | null = null
    let isGone = false
    const read = async () => {
      const picture = await earlierPicture(photo)
      if (isGone) return
      created = URL.createObjectURL(picture)
      setAddress(created)
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // A tile without a picture still has its name.
      read().catch(() => {})
    })
    if (element.current) observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
      if (created !== null) URL.revokeObjectURL(created)
    }
  }, [photo])
  return { element, address }
}

/** A photo that this shopper has sent before. */
export function EarlierPhoto({ photo }: { photo: StoredPhoto }) {
  const { editor } = useEditor()
  const { element, address } = useSmallPicture(photo)
  return (
    <button
      ref={element}
      type="button"
      aria-label={`Use ${photo.name}`}
      title={photo.name}
      onClick={() => void editor.addUploaded(photo)}
      className="block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-lg bg-mist hover:opacity-90"
    >
      {address !== null && <img src={address} alt="" draggable={false} className="size-full object-cover" />}
    </button>
  )
}
