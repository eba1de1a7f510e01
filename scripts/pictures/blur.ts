/** Three box blurs of this radius in pixels, which are close to a Gaussian blur. */
export function blurred(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 1,
): Float32Array {
  let out = values
  for (let n = 0; n < 3; n++)
    out = boxed(boxed(out, width, height, channels, radius, false), width, height, channels, radius, true)
  return out
}

function boxed(
  values: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
  down: boolean,
): Float32Array {
  const out = new Float32Array(values.length)
  const [lines, length] = down ? [width, height] : [height, width]
  const stride = (down ? width : 1) * channels
  for (let line = 0; line < lines; line++)
    for (let k = 0; k < channels; k++) {
      const start = line * (down ? 1 : width) * channels + k
      let sum = 0
      for (let n = 0; n <= radius && n < length; n++) sum += values[start + n * stride] ?? 0
      for (let n = 0; n < length; n++) {
        out[start + n * stride] = sum / (2 * radius + 1)
        if (n + radius + 1 < length) sum += values[start + (n + radius + 1) * stride] ?? 0
        if (n - radius >= 0) sum -= values[start + (n - radius) * stride] ?? 0
      }
    }
  return out
}
