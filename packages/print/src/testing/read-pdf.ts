import { inflateSync } from 'node:zlib'

export interface ReadObject {
  id: number
  /** Everything between `obj` and `endobj`, one character for each byte. */
  text: string
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** The objects of a PDF by its own table. Throws where an entry of the table does not lead to its object. */
export function objectsOf(pdf: Uint8Array): ReadObject[] {
  const text = latin1(pdf)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n/.exec(text.slice(start))
  if (!table) throw new Error('startxref does not lead to a table')
  const offsets = [...(table[2] ?? '').matchAll(/(\d{10}) 00000 n \n/g)].map(([, digits]) => Number(digits))
  if (offsets.length + 1 !== Number(table[1])) throw new Error('The table has another length than it says')
  return offsets.map((offset, at) => {
    const head = `${at + 1} 0 obj\n`
    if (!text.startsWith(head, offset)) throw new Error(`Object ${at + 1} is not at ${offset}`)
    const end = offsets.filter((other) => other > offset).reduce((least, other) => Math.min(least, other), start)
    return { id: at + 1, text: text.slice(offset + head.length, end).replace(/\nendobj\n$/, '') }
  })
}

/** The bytes of an object's stream, by the length that its dictionary says. */
export function streamOf({ text }: ReadObject): Uint8Array {
  const begin = text.indexOf('>>\nstream\n') + '>>\nstream\n'.length
  const length = Number(/\/Length (\d+)>>\nstream\n/.exec(text)?.[1])
  if (text.slice(begin + length) !== '\nendstream') throw new Error('The stream has another length than it says')
  return Buffer.from(text.slice(begin, begin + length), 'latin1')
}

/** The object that an object refers to under a name. */
export function referred(objects: readonly ReadObject[], from: ReadObject, name: string): ReadObject {
  const id = Number(new RegExp(`/${name} (\\d+) 0 R`).exec(from.text)?.[1])
  const found = objects.find((object) => object.id === id)
  if (!found) throw new Error(`There is no /${name} in ${from.text.slice(0, 200)}`)
  return found
}

const isPage = ({ text }: ReadObject): boolean => /\/Type\/Page\//.test(text)

export const pagesIn = (objects: readonly ReadObject[]): ReadObject[] => objects.filter(isPage)

export const imagesIn = (objects: readonly ReadObject[]): ReadObject[] =>
  objects.filter(({ text }) => text.includes('/Subtype/Image'))

/** The operators of a page. */
export const contentOf = (objects: readonly ReadObject[], page: ReadObject): string =>
  latin1(inflateSync(streamOf(referred(objects, page, 'Contents'))))
