import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** `problem` is why the file that was chosen last is refused. */
  | { state: 'none'; problem: string | null }
  | { state: 'open'; photo: OpenPhoto; problem: string | null }

type Known = Exclude<PhotoState, { state: 'opening' }>

async function open(file: File): Promise<Known> {
  try {
    const read = await readPhoto(file)
    const bitmap = await decodePhoto(read, SIDE_PX)
    // The design tool need not convert it again.
    const kept = file.type === read.type ? file : new File([read.file], read.name, { type: read.type })
    return { state: 'open', photo: { file: kept, width: read.widthPx, height: read.heightPx, bitmap }, problem: null }
  } catch (error) {
    return {
      state: 'none',
      problem: error instanceof PhotoRefused ? error.message : 'We could not read this photo. Please choose it again.',
    }
  }
}

/**
 * The photo that is kept on the device, such as by the home page. One that cannot be opened is kept no longer.
 *
 * @param isLatest whether no other one was chosen meanwhile, which is kept in its place
 */
async function keptPhoto(isLatest: () => boolean): Promise<Known> {
  const file = await chosenPhoto()
  if (!file) return { state: 'none', problem: null }
  const opened = await open(file)
  if (!isLatest()) return opened
  if (opened.state === 'none') await forgetChosenPhoto()
  else if (opened.photo.file !== file) await keepChosenPhoto(opened.photo.file)
  return opened
}

/** A refused file takes nothing away: the photo before it stays. */
export const afterChoice = (before: Known | null, opened: Known): Known =>
  before?.state === 'open' && opened.state === 'none' ? { ...before, problem: opened.problem } : opened

interface ChosenPhoto {
  photo: PhotoState
  choose: (file: File) => Promise<void>
  /** Goes on without the file that is refused. */
  dismiss: () => void
}

/** The shopper's photo: the one that is kept on the device, then each that is chosen here and can be opened. */
export function usePhoto(): ChosenPhoto {
  const [photo, setPhoto] = useState<PhotoState>({ state: 'opening' })
  const last = useRef<Known | null>(null)
  /** How many photos were chosen here. A large one may be open after the next one, which counts. */
  const choices = useRef(0)
  const isOpening = useRef(false)
  const show = useCallback((next: PhotoState) => {
    if (next.state !== 'opening') last.current = next
    setPhoto(next)
  }, [])
  useEffect(() => {
    let isGone = false
    void keptPhoto(() => choices.current === 0).then((kept) => {
      if (isGone) return
      const next = last.current ? afterChoice(kept, last.current) : kept
      // While another one opens it is what stays if that one is refused.
      if (isOpening.current) last.current = next
      else show(next)
    })
    return () => {
      isGone = true
    }
  }, [show])
  const choose = useCallback(
    async (file: File) => {
      choices.current += 1
      const own = choices.current
      isOpening.current = true
      show({ state: 'opening' })
      const opened = await open(file)
      if (own !== choices.current) return
      isOpening.current = false
      if (opened.state === 'open') void keepChosenPhoto(opened.photo.file)
      show(afterChoice(last.current, opened))
    },
    [show],
  )
  const dismiss = useCallback(() => {
    if (last.current) show({ ...last.current, problem: null })
  }, [show])
  return { photo, choose, dismiss }
}
