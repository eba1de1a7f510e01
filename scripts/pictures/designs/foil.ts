// What is stamped on linen covers, as a module of Blender's: words of gold are bodies of their own, not a print.
import { readFile, writeFile } from 'node:fs/promises'
import { stampOf } from './designs.ts'
import type { SheetName } from './sample.ts'

/** The names by which scenes know the words of a cover, from its spine to its right edge. */
const STAMPS: Record<string, SheetName> = {
  LINEN: { design: 'linen-book', sheet: 'title', half: 'spine' },
  STACK: { design: 'linen-in-stack', sheet: 'title', half: 'spine' },
}

const metres = (mm: number): string => (mm / 1000).toFixed(6)

/** Writes the words again where a sample, a font or the layout of words has changed. */
export async function writeFoil(path: string): Promise<void> {
  const lines = [
    '"""Words in foil, written by designs/foil.ts: outlines in metres from the upper left of the spine, y downwards."""',
  ]
  for (const [name, sheet] of Object.entries(STAMPS)) {
    const outlines = await stampOf(sheet)
    lines.push(`${name} = [`)
    for (const outline of outlines)
      lines.push(`    [${outline.map(([x, y]) => `(${metres(x)}, ${metres(y)})`).join(', ')}],`)
    lines.push(']')
  }
  const text = `${lines.join('\n')}\n`
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeFile(path, text)
}
