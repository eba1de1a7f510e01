import { drawMockUp } from './draw-mock-up'
import type { Answer, Question } from './mock-up-drawer'

let photo: ImageBitmap | null = null

async function answer(base: string): Promise<Answer> {
  try {
    return photo && (await drawMockUp(base, photo))
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
