import { UPLOAD } from '@kea/shared/constants/uploads'
import { firstViewClasses as classes } from '@kea/shared/first-view/classes'
import { START_WITH_PHOTO } from '@kea/shared/first-view/navigation'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { handOverPhoto } from '~/lib/photo-hand-over'
import { productForPhoto } from './product-for-photo'

/** The size of a picture as it is shown; null for a file that is none, which the design tool then says. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Opens the picker at once; the photo then chooses the product. */
export function StartWithPhoto() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const start = async (file: File) => {
    const size = await sizeOf(file)
    handOverPhoto(file)
    navigate(size ? productForPhoto(size) : START_WITH_PHOTO.path)
  }
  return (
    <>
      <button type="button" className={`${classes.heroSecond} cursor-pointer`} onClick={() => input.current?.click()}>
        {START_WITH_PHOTO.label}
      </button>
      <input
        ref={input}
        type="file"
        accept={UPLOAD.types.join(',')}
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
