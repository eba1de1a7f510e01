import { likenessOf } from '@kea/design/look/likeness'
import { sharpnessOf } from '@kea/design/look/sharpness'
import smartcrop, { type CropOptions } from 'smartcrop'
import type { MeasureAnswer, MeasureQuestion } from './measure-photo'

/** The smallest square that is tried, as a part of the shorter side. */
const LEAST = 0.6

/** What the picture shows, in 0..1 of it: the square with the most edges, skin and strong colours. */
async function subjectIn({ data, width, height }: ImageData): Promise<MeasureAnswer['subject']> {
  const options = {
    width: 1,
    height: 1,
    minScale: LEAST,
    prescale: false,
    ruleOfThirds: false,
    imageOperations: {
      open: async (image: ImageData) => image,
      resample: (image: ImageData) => image,
      getData: async (image: ImageData) => image,
    },
  }
  // Its types know pictures of the page only.
  const { topCrop } = await smartcrop.crop({ data, width, height } as never, options as unknown as CropOptions)
  if (!topCrop) return null
  return {
    x: topCrop.x / width,
    y: topCrop.y / height,
    width: topCrop.width / width,
    height: topCrop.height / height,
  }
}

addEventListener('message', async ({ data: { id, picture, fine } }: MessageEvent<MeasureQuestion>) => {
  const likeness = likenessOf(picture)
  const subject = await subjectIn(picture).catch(() => null)
  const answer: MeasureAnswer = { id, subject, likeness, sharpness: sharpnessOf(fine, subject) }
  postMessage(answer)
})
