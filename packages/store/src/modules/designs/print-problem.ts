import type { DesignDocument } from '@kea/design/document/document'
import { PrintRefusal } from '@kea/print/print-refusal'
import type { Clock } from '../../clock'
import { designResources } from '../print-plan/design-resources'
import { planPrint } from '../print-plan/plan-print'
import type { PrintText } from '../print-plan/print-text'
import { plannedOriginal, type StoredPhoto } from '../print-plan/stored-facts'
import type { Piece } from './line-check'

interface Needs {
  text: PrintText
  clock: Clock
}

const chooseAnother = (reason: string): string =>
  `${reason} We cannot print it. Open your design and choose another photo in its place, or carry on without it.`

const missingLetters = (letters: readonly string[]): string =>
  `We cannot print ${letters.join(' ')} in the font that you chose. Open your design and change the text.`

/**
 * Why the print file of a line could not be made, for the shopper; null if it can. The file is planned from what is stored
 * of its photos, without their pixels.
 */
export async function printProblem(
  design: DesignDocument,
  { definition, optionUids, quantity }: Piece,
  photos: readonly StoredPhoto[],
  { text, clock }: Needs,
): Promise<string | null> {
  if (!definition) return null
  try {
    const { missing, leftOut } = await planPrint(
      { definition, design, options: optionUids, quantity },
      {
        resources: designResources(design, photos, plannedOriginal, text),
        shape: text.shape,
        facts: () => ({ title: '', id: '0'.repeat(32), created: clock(), slug: null }),
      },
    )
    if (missing.length > 0) return missingLetters(missing)
    return leftOut && chooseAnother(leftOut.reason)
  } catch (error) {
    if (!(error instanceof PrintRefusal)) throw error
    return chooseAnother(error.message)
  }
}
