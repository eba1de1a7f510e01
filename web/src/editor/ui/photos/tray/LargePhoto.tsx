import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../../use-editor'
import { useThumbnail } from './use-thumbnail'

interface LargePhotoProps {
  photo: string
  name: string
  /** The photo that is likely to be shown next; null for none. */
  next: string | null
}

/** A photo as large as its box, at first by its small picture. */
export function LargePhoto({ photo, name, next }: LargePhotoProps) {
  const { editor } = useEditor()
  const thumbnail = useThumbnail(photo)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painted, setPainted] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const { pictures } = editor
    const held = pictures.hold(next === null ? [photo] : [photo, next])
    const paint = async () => {
      const release = await pictures.hold([photo])
      const picture = pictures.picture(photo)
      if (!isOver && picture && canvas.current) {
        const { clientWidth, clientHeight } = canvas.current
        const dense = window.devicePixelRatio || 1
        const scale = Math.min(1, (clientWidth * dense) / picture.width, (clientHeight * dense) / picture.height)
        canvas.current.width = Math.round(picture.width * scale)
        canvas.current.height = Math.round(picture.height * scale)
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0, canvas.current.width, canvas.current.height)
        setPainted(photo)
      }
      release()
    }
    void paint()
    return () => {
      isOver = true
      void held.then((release) => release())
    }
  }, [editor, photo, next])
  const isSharp = painted === photo
  return (
    <>
      {!isSharp && thumbnail !== null && (
        <img src={thumbnail} alt={name} draggable={false} className="absolute inset-0 size-full object-contain" />
      )}
      <canvas
        ref={canvas}
        role="img"
        aria-label={name}
        className={`absolute inset-0 size-full object-contain ${isSharp ? '' : 'invisible'}`}
      />
    </>
  )
}
