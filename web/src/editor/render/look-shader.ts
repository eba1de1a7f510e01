import { lookNumbers } from '@kea/design/look/look-curves'
import type { PhotoLook } from '@kea/design/look/photo-look'
import { type MemoryCanvas, memoryCanvas } from '~/lib/photos/memory-canvas'
import type { Picture } from './smaller-picture'

/** Draws a picture with a look on its own canvas, which the next call changes. */
export interface LookShader {
  draw: (picture: Picture, look: PhotoLook) => MemoryCanvas | null
}

const VERTEX = `attribute vec2 at;
varying vec2 place;
void main() {
  place = vec2(at.x + 1.0, 1.0 - at.y) / 2.0;
  gl_Position = vec4(at, 0.0, 1.0);
}`

/**
 * The function of record, apply-look.ts, on the graphics card. A curve is read between the middles of its texels. Colours
 * come and go multiplied by their opacity.
 */
const FRAGMENT = `precision highp float;
varying vec2 place;
uniform sampler2D photo;
uniform sampler2D curves;
uniform vec4 red;
uniform vec4 green;
uniform vec4 blue;
void main() {
  vec4 pixel = texture2D(photo, place);
  vec4 own = vec4(pixel.rgb / max(pixel.a, 1.0 / 255.0), 1.0);
  vec3 at = clamp(vec3(dot(own, red), dot(own, green), dot(own, blue)), 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0;
  gl_FragColor = pixel.a * vec4(
    texture2D(curves, vec2(at.r, 0.5)).r,
    texture2D(curves, vec2(at.g, 0.5)).g,
    texture2D(curves, vec2(at.b, 0.5)).b,
    1.0);
}`

function programOf(gl: WebGLRenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('No shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('The shader of looks does not link')
  return program
}

function texture(gl: WebGLRenderingContext, unit: number): void {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [name, value] of [
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_MIN_FILTER, unit === 0 ? gl.NEAREST : gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, unit === 0 ? gl.NEAREST : gl.LINEAR],
  ] as const) {
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  }
}

/** The curves side by side as the colours of 256 texels. */
function curveTexels(curves: Uint8Array): Uint8Array {
  const texels = new Uint8Array(4 * 256)
  for (let at = 0; at < 256; at += 1) {
    texels.set([curves[at] ?? 0, curves[256 + at] ?? 0, curves[512 + at] ?? 0, 255], 4 * at)
  }
  return texels
}

function contextOf(canvas: MemoryCanvas): WebGLRenderingContext | null {
  try {
    return canvas.getContext('webgl', { antialias: false, depth: false }) as WebGLRenderingContext | null
  } catch {
    return null
  }
}

/** Null where the browser has no WebGL. */
export function createLookShader(): LookShader | null {
  const canvas = memoryCanvas(1, 1)
  const gl = contextOf(canvas)
  return gl && shaderOn(canvas, gl)
}

function shaderOn(canvas: MemoryCanvas, gl: WebGLRenderingContext): LookShader {
  const program = programOf(gl)
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, no hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, Float32Array.of(-1, -1, 1, -1, -1, 1, 1, 1), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)
  texture(gl, 0)
  texture(gl, 1)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const rows = ['red', 'green', 'blue'].map(uniform)
  gl.uniform1i(uniform('photo'), 0)
  gl.uniform1i(uniform('curves'), 1)
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)
  const most: number = gl.getParameter(gl.MAX_TEXTURE_SIZE)
  // The drag of a slider draws one picture again and again.
  let loaded: Picture | null = null
  return {
    draw(picture, look) {
      if (gl.isContextLost() || Math.max(picture.width, picture.height) > most) return null
      if (canvas.width !== picture.width || canvas.height !== picture.height) {
        Object.assign(canvas, { width: picture.width, height: picture.height })
        gl.viewport(0, 0, picture.width, picture.height)
      }
      if (loaded !== picture) {
        gl.activeTexture(gl.TEXTURE0)
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
        loaded = picture
      }
      const { matrix, curves } = lookNumbers(look)
      rows.forEach((row, number) => {
        gl.uniform4fv(row, matrix.slice(4 * number, 4 * number + 4))
      })
      gl.activeTexture(gl.TEXTURE1)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 256, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, curveTexels(curves))
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
      return canvas
    },
  }
}
