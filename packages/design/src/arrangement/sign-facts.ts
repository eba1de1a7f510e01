import type { DesignDocument } from '../document/document'
import { itemsOn } from '../document/records'
import type { Neons } from '../items/neon/neons'
import type { SignFigures } from '../neon/figures'
import type { PrintedSurface } from './printed'
import { signWords } from './sign-letters'

export interface SignFact {
  label: string
  value: string
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`
const toCm = (mm: number): string => (mm / 10).toFixed(1)

function factsOf(words: string, figures: SignFigures): SignFact[] {
  const { metres, pieces, joints, watts, adaptors, adaptorW, widthMm, heightMm, grams } = figures
  const adaptor = adaptors === 1 ? `adaptor of ${adaptorW} W` : `${adaptors} adaptors of ${adaptorW} W`
  const made = joints === 0 ? counted(pieces, 'piece') : `${counted(pieces, 'piece')}, ${counted(joints, 'joint')}`
  return [
    ...(words === '' ? [] : [{ label: 'Words', value: words }]),
    { label: 'Board', value: `${toCm(widthMm)} × ${toCm(heightMm)} cm, ${(grams / 1000).toFixed(2)} kg` },
    { label: 'Tube', value: `${metres.toFixed(2)} m in ${made}` },
    { label: 'Power', value: `${watts} W, ${adaptor}` },
  ]
}

/** What the neon sign of a design is made of, for its line in the cart and the order; none for other products. */
export function signFacts(
  design: Pick<DesignDocument, 'records'>,
  surfaces: readonly Pick<PrintedSurface, 'part' | 'surface' | 'geometry'>[],
  neons: Neons,
): SignFact[] {
  return surfaces.flatMap(({ part, surface, geometry }) => {
    const item = itemsOn(design, surface).find(({ type }) => type === 'neon')
    if (item?.type !== 'neon') return []
    const sign = neons.signOf(part, geometry.face, item)
    const figures = sign && neons.figuresOf(part, sign)

    return figures ? factsOf(signWords(design), figures) : []
  })
}
