import { flipPhoto as flip, changeLook as look, straightenPhoto as straighten } from '@kea/design/edits/edits'
import type { PhotoLook } from '@kea/design/look/photo-look'
import { type Command, hasPhoto, onPhoto } from './command'

export const flipPhoto: Command = {
  id: 'flip-photo',
  label: 'Flip',
  shortcuts: ['f'],
  isEnabled: hasPhoto,
  run: onPhoto(flip),
  announce: 'Photo flipped left to right',
}

/** Turns the photo to an angle under its crop. */
export const straightenPhoto = (degrees: number): Command => ({
  id: 'straighten-photo',
  label: 'Straighten',
  shortcuts: [],
  isEnabled: hasPhoto,
  run: onPhoto((at) => straighten(at, degrees)),
  announce: '',
})

/** Changes the colours of the photo. */
export const changeLook = (change: Partial<PhotoLook>, announce = ''): Command => ({
  id: 'change-look',
  label: 'Adjust',
  shortcuts: [],
  isEnabled: hasPhoto,
  run: onPhoto((at) => look(at, change)),
  announce,
})
