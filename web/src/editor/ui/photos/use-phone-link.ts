import { useEffect, useState } from 'react'
import { arrivedPhotos, createPhoneLink, type PhoneLink, type StoredPhoto } from '~/lib/photos/phone-link-api'
import { messageOf } from '../../model/message-of'

const POLL_MS = 2000

export type LinkState =
  | { step: 'making' }
  | { step: 'open'; link: PhoneLink }
  | { step: 'ended' }
  | { step: 'failed'; message: string }

/** A link for a phone, and the number of photos that came over it. `onPhoto` gets each of them once. */
export function usePhoneLink(onPhoto: (photo: StoredPhoto) => Promise<void>) {
  const [state, setState] = useState<LinkState>({ step: 'making' })
  const [arrived, setArrived] = useState(0)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another link
  useEffect(() => {
    const stop = new AbortController()
    const seen = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async (link: PhoneLink): Promise<void> => {
      const isOver = Date.now() >= Date.parse(link.expiresAt)
      // A lost connection is tried again with the next poll.
      const photos = await arrivedPhotos(stop.signal).catch(() => [])
      for (const photo of photos) {
        if (stop.signal.aborted) return
        if (seen.has(photo.uid)) continue
        seen.add(photo.uid)
        await onPhoto(photo)
        setArrived((count) => count + 1)
      }
      if (stop.signal.aborted) return
      if (isOver) return setState({ step: 'ended' })
      timer = setTimeout(() => void poll(link), POLL_MS)
    }
    setState({ step: 'making' })
    createPhoneLink().then(
      (link) => {
        if (stop.signal.aborted) return
        setState({ step: 'open', link })
        void poll(link)
      },
      (error: unknown) => stop.signal.aborted || setState({ step: 'failed', message: messageOf(error) }),
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [attempt, onPhoto])
  return { state, arrived, again: () => setAttempt((count) => count + 1) }
}
