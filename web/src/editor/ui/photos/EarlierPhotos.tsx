import { useState } from 'react'
import { earlierPhotos, type StoredPhoto } from '~/lib/photos/phone-link-api'
import { Button } from '~/ui/Button'
import { messageOf } from '../../model/message-of'
import { useEditor } from '../use-editor'
import { EarlierPhoto } from './EarlierPhoto'

type Earlier = { state: 'hidden' | 'loading' } | { state: 'shown'; photos: readonly StoredPhoto[] }

/** Photos that this shopper has sent before. They load on request only: the first time, each picture is a whole photo. */
export function EarlierPhotos() {
  const { editor } = useEditor()
  const [earlier, setEarlier] = useState<Earlier>({ state: 'hidden' })
  const show = async () => {
    setEarlier({ state: 'loading' })
    try {
      setEarlier({ state: 'shown', photos: await earlierPhotos() })
    } catch (error) {
      setEarlier({ state: 'hidden' })
      editor.change({ notice: { tone: 'danger', text: messageOf(error) } })
    }
  }
  if (earlier.state !== 'shown') {
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => void show()}>
        {earlier.state === 'loading' ? 'Looking for your photos' : 'Show your earlier photos'}
      </Button>
    )
  }
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">Earlier photos</h3>
      {earlier.photos.length === 0 && <p className="text-ink-soft">You haven’t sent us any photos yet.</p>}
      <ul aria-label="Earlier photos" className="grid grid-cols-3 gap-2 beside:grid-cols-2">
        {earlier.photos.map((photo) => (
          <li key={photo.uid} className="min-w-0">
            <EarlierPhoto photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  )
}
