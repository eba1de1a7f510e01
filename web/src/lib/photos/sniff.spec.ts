import { expect, it } from 'vitest'
import { sniffKind } from './sniff'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each([
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\xff\xd8', 'unknown'],
  ['\xff\xd7\xff', 'unknown'],
  ['\xfe\xd8\xff', 'unknown'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\x89PNG\r\n\x1a', 'unknown'],
  ['RIFF1234WEBP', 'image/webp'],
  ['RIFF1234WAVE', 'unknown'],
  ['RAFF1234WEBP', 'unknown'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['\0\0\0\x18ftypavif', 'avif'],
  ['\0\0\0\x18ftypavis', 'avif'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypheix', 'heic'],
  ['\0\0\0\x18ftyphevc', 'heic'],
  ['\0\0\0\x18ftyphevx', 'heic'],
  ['\0\0\0\x18ftypheim', 'heic'],
  ['\0\0\0\x18ftypheis', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x18ftypmsf1', 'heic'],
  ['\0\0\0\x18ftypmp42', 'unknown'],
  ['\0\0\0\x18moovheic', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (text, kind) => {
  expect(sniffKind(bytes(text))).toBe(kind)
})
