import { applyLook } from '../../../packages/design/src/look/apply-look'
import { lookNumbers } from '../../../packages/design/src/look/look-curves'
import type { PhotoLook } from '../../../packages/design/src/look/photo-look'
import { createLookShader } from '../../../web/src/editor/render/look-shader'

/** The largest difference of a channel between the shader and the function of record, over a photo and all greys. */
async function shaderDifference(address: string, looks: readonly PhotoLook[]): Promise<number> {
  const photo = new Image()
  photo.src = address
  await photo.decode()
  const picture = document.createElement('canvas')
  Object.assign(picture, { width: photo.naturalWidth, height: photo.naturalHeight })
  const context = picture.getContext('2d')
  const shader = createLookShader()
  if (!context || !shader) throw new Error('This browser cannot draw')
  context.drawImage(photo, 0, 0)
  for (let grey = 0; grey < 256; grey += 1) {
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`
    context.fillRect(grey, 0, 1, 8)
  }
  const { width, height } = picture
  const own = context.getImageData(0, 0, width, height)
  const read = document.createElement('canvas')
  Object.assign(read, { width, height })
  const reading = read.getContext('2d')
  let most = 0
  for (const look of looks) {
    const drawn = shader.draw(picture, look)
    if (!drawn || !reading) throw new Error('The shader draws nothing')
    reading.drawImage(drawn, 0, 0)
    const shown = reading.getImageData(0, 0, width, height).data
    const wanted = new Uint8ClampedArray(own.data)
    applyLook(wanted, lookNumbers(look))
    for (let at = 0; at < wanted.length; at += 1) most = Math.max(most, Math.abs((wanted[at] ?? 0) - (shown[at] ?? 0)))
  }
  return most
}

Object.assign(window, { shaderDifference })
