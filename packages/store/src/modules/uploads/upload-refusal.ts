/** Why an upload is refused: a status, a code for the browser, a message for the shopper. */
export class UploadRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'UploadRefusal'
    this.status = status
    this.code = code
  }
}

const NOT_AN_IMAGE = 'This file is not a photo we can print. Choose a JPEG, PNG or WebP.'

export const notAnImage = () => new UploadRefusal(415, 'NOT_AN_IMAGE', NOT_AN_IMAGE)
/** @param missing pixels that are not there, and all pixels, where both are known */
export const truncated = (missing?: { pixels: number; of: number }) =>
  new UploadRefusal(
    422,
    'TRUNCATED',
    missing
      ? `This photo is incomplete: ${missing.pixels} of its ${missing.of} pixels are missing. Please choose the original again.`
      : 'This photo is incomplete. Please choose the original again.',
  )
/** @param kind such as `an arithmetic-coded JPEG` */
export const rareJpeg = (kind: string) =>
  new UploadRefusal(422, 'RARE_JPEG', `This is ${kind}, which we cannot print. Save it as a plain JPEG.`)
export const hasPosition = () =>
  new UploadRefusal(
    422,
    'HAS_POSITION',
    'This photo still shows where it was taken. Choose it again on our page, and we remove the place first.',
  )
/** Second pictures and videos behind a photo may contain a position, each in its own format. */
export const moreThanPhoto = () =>
  new UploadRefusal(
    422,
    'MORE_THAN_A_PHOTO',
    'This file has more than one photo. Choose it again on our page, and we send just the photo.',
  )
export const animated = () =>
  new UploadRefusal(422, 'ANIMATED', 'This picture is animated. Save the part you like best as JPEG and choose that.')
export const unreadable = () =>
  new UploadRefusal(422, 'UNREADABLE', 'This photo is damaged. Please choose another copy.')
