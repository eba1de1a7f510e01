import { type CaretLines, lineEnds, placeBeside } from '@kea/design/text/carets'

/** What is selected of the words: from where it began to where the caret is. */
export interface CaretRange {
  anchor: number
  caret: number
}

export const rangeOf = ({
  selectionStart,
  selectionEnd,
  selectionDirection,
}: Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>): CaretRange =>
  selectionDirection === 'backward'
    ? { anchor: selectionEnd, caret: selectionStart }
    : { anchor: selectionStart, caret: selectionEnd }

/** The range after a key that follows the printed lines; null for keys that do not. */
export function rangeAfterKey(
  lines: CaretLines,
  range: CaretRange,
  key: string,
  isExtended: boolean,
): CaretRange | null {
  const [start, end] = lineEnds(lines, range.caret)
  const places: Partial<Record<string, number>> = {
    ArrowUp: placeBeside(lines, range.caret, -1),
    ArrowDown: placeBeside(lines, range.caret, 1),
    Home: start,
    End: end,
  }
  const caret = places[key]
  return caret === undefined ? null : { anchor: isExtended ? range.anchor : caret, caret }
}

/** The word around a place. */
export function wordAt(words: string, at: number): CaretRange {
  const before = words.slice(0, at).match(/\S*$/)?.[0].length ?? 0
  const after = words.slice(at).match(/^\S*/)?.[0].length ?? 0
  return { anchor: at - before, caret: at + after }
}
