/** How colours are coded, by the numbers of ISO/IEC 23091-2. */
export interface CodedColour {
  primaries: number
  transfer: number
}

const SPS = 33
const ARRAYS_AT = 22
const ASPECT_EXTENDED = 255

/** Bits of a parameter set, without the bytes that keep it from looking like a start code. */
function bitsOf(nal: Uint8Array) {
  const bytes = nal.filter((byte, at) => !(byte === 3 && nal[at - 1] === 0 && nal[at - 2] === 0))
  let at = 0
  const take = (count: number): number => {
    let value = 0
    for (let n = 0; n < count; n += 1, at += 1) {
      const byte = bytes[at >> 3]
      if (byte === undefined) throw new RangeError('The parameter set ends early')
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1)
    }
    return value
  }
  /** A number that is coded by its length. */
  const number = (): number => {
    let zeros = 0
    while (take(1) === 0) zeros += 1
    return 2 ** zeros - 1 + take(zeros)
  }
  return { take, number }
}

type Bits = ReturnType<typeof bitsOf>

function skipProfile({ take }: Bits, subLayers: number): void {
  take(96)
  const present = Array.from({ length: subLayers }, () => [take(1), take(1)] as const)
  if (subLayers > 0) take(2 * (8 - subLayers))
  for (const [hasProfile, hasLevel] of present) take((hasProfile ? 88 : 0) + (hasLevel ? 8 : 0))
}

/** Everything before the facts about use. False for what no still picture has. */
function skipCoding({ take, number }: Bits): boolean {
  take(4)
  const subLayers = take(3)
  take(1)
  skipProfile({ take, number }, subLayers)
  number()
  if (number() === 3) take(1)
  number()
  number()
  if (take(1)) for (let side = 0; side < 4; side += 1) number()
  number()
  number()
  const pictureBits = number() + 4
  const layers = take(1) ? subLayers + 1 : 1
  for (let layer = 0; layer < layers * 3; layer += 1) number()
  for (let size = 0; size < 6; size += 1) number()
  if (take(1) && take(1)) return false
  take(2)
  if (take(1)) {
    take(8)
    number()
    number()
    take(1)
  }
  if (number() > 0) return false
  if (take(1)) for (let left = number(); left > 0; left -= 1) take(pictureBits + 1)
  take(2)
  return true
}

function readUse({ take }: Bits): CodedColour | null {
  if (take(1) === 0) return null
  if (take(1) && take(8) === ASPECT_EXTENDED) take(32)
  if (take(1)) take(1)
  if (take(1) === 0) return null
  take(4)
  if (take(1) === 0) return null
  return { primaries: take(8), transfer: take(8) }
}

/** The sequence parameter set in the configuration of a decoder. */
function parameterSet(config: Uint8Array): Uint8Array | null {
  const u16 = (at: number) => ((config[at] ?? 0) << 8) | (config[at + 1] ?? 0)
  let at = ARRAYS_AT + 1
  for (let arrays = config[ARRAYS_AT] ?? 0; arrays > 0 && at < config.length; arrays -= 1) {
    const kind = (config[at] ?? 0) & 0x3f
    let count = u16(at + 1)
    at += 3
    for (; count > 0 && at < config.length; count -= 1) {
      const length = u16(at)
      // The header of a unit has two bytes.
      if (kind === SPS) return config.subarray(at + 4, at + 2 + length)
      at += 2 + length
    }
  }
  return null
}

/** The colours that an `hvcC` box states within its parameter sets; null where it states none. */
export function hevcColour(config: Uint8Array): CodedColour | null {
  const nal = parameterSet(config)
  if (!nal) return null
  const bits = bitsOf(nal)
  try {
    return skipCoding(bits) ? readUse(bits) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
