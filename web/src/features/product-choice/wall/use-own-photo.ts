import { useEffect, useState } from 'react'
import { chosenPhoto } from '~/lib/photos/chosen-photo'

/** Address of the photo that the shopper has chosen on this device; null without one. */
export function useOwnPhoto(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let made: string | undefined
    void chosenPhoto().then((photo) => {
      if (!photo || isGone) return
      made = URL.createObjectURL(photo)
      setAddress(made)
    })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [])
  return address
}
