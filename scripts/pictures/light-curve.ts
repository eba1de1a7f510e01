// Light as one byte with gamma 2.2. `top` is the light of byte 255: with the mock-up's own, one step is about one level of the picture.

export const encodeLight = (light: number, top: number): number =>
  Math.round(Math.min(Math.max(light / top, 0), 1) ** (1 / 2.2) * 255)

export const decodeLight = (top: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => top * (byte / 255) ** 2.2)
