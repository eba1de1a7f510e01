import { drawPlate } from './draw-plate'
import type { Answer, Question } from './plate-drawer'

let photo: ImageBitmap | null = null

async function answer(base: string): Promise<Answer> {
  try {
    return photo && (await drawPlate(base, photo))
  } catch {
    return null
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (typeof data !== 'string') photo = data
  else {
    const drawing = await answer(data)
    postMessage(drawing, { transfer: drawing ? [drawing.bitmap] : [] })
  }
})
