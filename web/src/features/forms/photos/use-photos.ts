import { DOCUMENT } from '@kea/shared/constants/uploads'
import { useEffect, useRef, useState } from 'react'
import { waitForConnection } from '~/lib/photos/connection'
import { readPhoto } from '~/lib/photos/read-photo'
import { sendFile } from '~/lib/photos/send-file'
import { deleteUpload, uploadApi } from '~/lib/photos/upload-api'
import type { UploadState } from '~/lib/photos/upload-state'
import { readDocument } from './read-document'

/** A photo of the form and the state of its upload. */
export interface FormPhoto {
  key: string
  name: string
  /** The address of its preview image; null for a document. */
  preview: string | null
  upload: UploadState
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'We could not upload your photo. Please try again.'

const uploadedPhoto = (uid: string): FormPhoto => ({
  key: uid,
  name: 'Photo',
  preview: `/media/uploads/${uid}`,
  upload: { step: 'done', uid },
})

/** The uid of an uploaded photo; '' for any other photo. */
const uidOf = ({ upload }: FormPhoto): string => (upload.step === 'done' ? upload.uid : '')

/**
 * The photos of a form. They are uploaded one after another while the shopper fills in the rest of the form.
 *
 * @param storedUids the uids in the draft of the form
 * @param onChange called with all uids on every change
 * @param hasDocuments whether PDFs are uploaded too
 */
export function usePhotos(
  storedUids: readonly string[],
  onChange: (uids: string[]) => void,
  { hasDocuments }: { hasDocuments: boolean },
) {
  const isDocument = (file: File): boolean => hasDocuments && file.type === DOCUMENT.type

  const [photos, setPhotos] = useState<FormPhoto[]>(() => storedUids.filter(Boolean).map(uploadedPhoto))
  const stops = useRef(new Map<string, AbortController>())
  /** The uid of each photo, by its key. */
  const begun = useRef(new Map<string, string>())
  /** Uids of what this form has sent. What the shop had already may be part of a design that is not saved yet. */
  const sent = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())

  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  const uids = JSON.stringify(photos.map(uidOf))
  useEffect(() => {
    latestOnChange.current(JSON.parse(uids))
  }, [uids])

  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])

  const set = (key: string, upload: UploadState) =>
    setPhotos((list) => list.map((photo) => (photo.key === key ? { ...photo, upload } : photo)))

  const send = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    try {
      const photo = isDocument(file) ? await readDocument(file) : await readPhoto(file, 'white')
      const facts = { name: photo.name, type: photo.type, size: photo.file.size, sha256: photo.sha256 }
      const onUid = (uid: string) => void begun.current.set(key, uid)
      const onState = (upload: UploadState) => {
        // An upload that is there already sends nothing.
        if (upload.step === 'sending') sent.current.add(begun.current.get(key) ?? '')
        set(key, upload)
      }
      const ports = { api: uploadApi, wait: waitForConnection, onState, onUid }
      await sendFile(photo.file, facts, null, ports, signal)
    } catch (error) {
      if (!signal.aborted) set(key, { step: 'failed', message: messageOf(error) })
    }
  }

  return {
    photos,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = crypto.randomUUID()
        const stop = new AbortController()
        stops.current.set(key, stop)
        const photo: FormPhoto = {
          key,
          name: file.name,
          preview: isDocument(file) ? null : URL.createObjectURL(file),
          upload: { step: 'waiting' },
        }
        setPhotos((list) => [...list, photo])
        queue.current = queue.current.then(() => (stop.signal.aborted ? undefined : send(key, file, stop.signal)))
      }
    },
    remove({ key, preview }: FormPhoto) {
      stops.current.get(key)?.abort()
      if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
      setPhotos((list) => list.filter((photo) => photo.key !== key))
      const uid = begun.current.get(key)
      begun.current.delete(key)
      // The same photo may be chosen twice. One that is not deleted now goes with the unused uploads.
      if (uid && sent.current.has(uid) && ![...begun.current.values()].includes(uid)) deleteUpload(uid).catch(() => {})
    },
  }
}
