import { useCallback, useEffect, useState } from 'react'
import { chosenPhoto, forgetChosenPhoto, keepChosenPhoto } from '~/lib/photos/chosen-photo'
import { decodePhoto } from '~/lib/photos/decode-photo'
import { PhotoRefused } from '~/lib/photos/photo-refusal'
import { readPhoto } from '~/lib/photos/read-photo'

/** Enough for the largest print of a picture. */
const SIDE_PX = 1000

export interface OpenPhoto {
  /** The chosen file, or the JPEG made of it. */
  file: File
  width: number
  height: number
  bitmap: ImageBitmap
}

export type PhotoState =
  | { state: 'opening' }
  | { state: 'none'; problem: string | null }
  | { state: 'open'; photo: OpenPhoto }

async function open(file: File): Promise<PhotoState> {
  try {
    const read = await readPhoto(file)
    const bitmap = await decodePhoto(read, SIDE_PX)
    // The design tool need not convert it again.
    const kept = file.type === read.type ? file : new File([read.file], read.name, { type: read.type })
    if (kept !== file) void keepChosenPhoto(kept)
    return { state: 'open', photo: { file: kept, width: read.widthPx, height: read.heightPx, bitmap } }
  } catch (error) {
    await forgetChosenPhoto()
    return {
      state: 'none',
      problem:
        error instanceof PhotoRefused ? error.message : 'We could not read this photo. Please choose it once more.',
    }
  }
}

/** The shopper's photo: the one that is kept on the device, then each that is chosen here. */
export function usePhoto(): [PhotoState, choose: (file: File) => Promise<void>] {
  const [photo, setPhoto] = useState<PhotoState>({ state: 'opening' })
  useEffect(() => {
    let isGone = false
    void chosenPhoto()
      .then((file): PhotoState | Promise<PhotoState> => (file ? open(file) : { state: 'none', problem: null }))
      .then((opened) => !isGone && setPhoto(opened))
    return () => {
      isGone = true
    }
  }, [])
  const choose = useCallback(async (file: File) => {
    setPhoto({ state: 'opening' })
    void keepChosenPhoto(file)
    setPhoto(await open(file))
  }, [])
  return [photo, choose]
}
