import { expect, it } from 'vitest'
import { sniffKind } from './file-kind'

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
  ['\0\0\0\x18ftypavif', 'image/avif'],
  ['\0\0\0\x18ftypavis', 'image/avif'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypheix', 'image/heic'],
  ['\0\0\0\x18ftyphevc', 'image/heic'],
  ['\0\0\0\x18ftyphevx', 'image/heic'],
  ['\0\0\0\x18ftypheim', 'image/heic'],
  ['\0\0\0\x18ftypheis', 'image/heic'],
  ['\0\0\0\x18ftypmif1', 'image/heic'],
  ['\0\0\0\x18ftypmsf1', 'image/heic'],
  ['\0\0\0\x18ftypmp42', 'unknown'],
  ['\0\0\0\x18moovheic', 'unknown'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'image/avif'],
  // The brands end with their box.
  ['\0\0\0\x14ftypmif1\0\0\0\0mif1avif', 'image/heic'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?><!-- by us -->\n<SVG>', 'svg'],
  ['<svgs/>', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (text, kind) => {
  expect(sniffKind(bytes(text))).toBe(kind)
})
