/** Three box blurs of this radius in pixels, which are close to a Gaussian blur. */
export function blurred(values, width, height, radius, channels = 1) {
  let out = values
  for (let n = 0; n < 3; n++)
    out = boxed(boxed(out, width, height, channels, radius, false), width, height, channels, radius, true)
  return out
}

function boxed(values, width, height, channels, radius, down) {
  const out = new Float32Array(values.length)
  const [lines, length] = down ? [width, height] : [height, width]
  const stride = (down ? width : 1) * channels
  for (let line = 0; line < lines; line++)
    for (let k = 0; k < channels; k++) {
      const start = line * (down ? 1 : width) * channels + k
      let sum = 0
      for (let n = 0; n <= radius && n < length; n++) sum += values[start + n * stride]
      for (let n = 0; n < length; n++) {
        out[start + n * stride] = sum / (2 * radius + 1)
        if (n + radius + 1 < length) sum += values[start + (n + radius + 1) * stride]
        if (n - radius >= 0) sum -= values[start + (n - radius) * stride]
      }
    }
  return out
}
