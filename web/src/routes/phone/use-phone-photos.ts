import { PHONE_LINK } from '@kea/shared/constants/uploads'
import { useCallback, useEffect, useRef, useState } from 'react'
import { waitForConnection } from '~/lib/photos/connection'
import { phoneRoom } from '~/lib/photos/phone-link-api'
import { PhotoRefused } from '~/lib/photos/photo-refusal'
import { readPhoto } from '~/lib/photos/read-photo'
import { sendFile } from '~/lib/photos/send-file'
import { createUploadApi } from '~/lib/photos/upload-api'
import { UploadError } from '~/lib/photos/upload-failure'

export interface PhonePhoto {
  id: number
  name: string
  /** Percent; null before it is sent. */
  sent: number | null
  state: 'waiting' | 'sending' | 'done' | 'failed'
  problem: string | null
}

/** Whether the link may be used, and why not. */
export type LinkState = { state: 'asking' | 'open' } | { state: 'ended'; message: string }

const SORRY = 'We could not send this photo. Please try again.'

const messageOf = (error: unknown): string =>
  error instanceof PhotoRefused || error instanceof UploadError ? error.message : SORRY

/** The photos that a phone sends over a link, one after the other. */
export function usePhonePhotos(token: string) {
  const [link, setLink] = useState<LinkState>({ state: 'asking' })
  const [photos, setPhotos] = useState<readonly PhonePhoto[]>([])
  const queue = useRef<{ id: number; file: File }[]>([])
  const isRunning = useRef(false)
  const next = useRef(0)

  useEffect(() => {
    let isGone = false
    phoneRoom(token).then(
      () => isGone || setLink({ state: 'open' }),
      (error: unknown) => isGone || setLink({ state: 'ended', message: messageOf(error) }),
    )
    return () => {
      isGone = true
    }
  }, [token])

  const change = useCallback((id: number, changed: Partial<PhonePhoto>) => {
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)))
  }, [])

  const run = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    const api = createUploadApi({ [PHONE_LINK.header]: token })
    const { signal } = new AbortController()
    for (let job = queue.current.shift(); job; job = queue.current.shift()) {
      const { id, file } = job
      try {
        change(id, { state: 'sending', sent: 0 })
        const { file: photo, name, type, sha256 } = await readPhoto(file)
        const onState: Parameters<typeof sendFile>[3]['onState'] = (state) => {
          if (state.step === 'sending') change(id, { sent: Math.round((100 * state.sentBytes) / state.totalBytes) })
        }
        const ports = { api, wait: waitForConnection, onState, onUid: () => {} }
        await sendFile(photo, { name, type, size: photo.size, sha256 }, null, ports, signal)
        change(id, { state: 'done', sent: 100 })
      } catch (error) {
        change(id, { state: 'failed', problem: messageOf(error) })
      }
    }
    isRunning.current = false
  }, [token, change])

  const send = useCallback(
    (files: readonly File[]) => {
      const jobs = files.map((file) => {
        next.current += 1
        return { id: next.current, file }
      })
      queue.current.push(...jobs)
      const added = jobs.map(
        ({ id, file }): PhonePhoto => ({ id, name: file.name, sent: null, state: 'waiting', problem: null }),
      )
      setPhotos((all) => [...all, ...added])
      void run()
    },
    [run],
  )
  const forget = useCallback((id: number) => setPhotos((all) => all.filter((photo) => photo.id !== id)), [])
  return { link, photos, send, forget }
}
