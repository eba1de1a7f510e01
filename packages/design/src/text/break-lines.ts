/** A line of a text, and where it starts in the words. */
export interface BrokenLine {
  text: string
  start: number
}

/** The line without the blanks at its end, which are not seen and must not move a centred line. */
const withoutEnd = ({ text, start }: BrokenLine): BrokenLine => ({ text: text.replace(/ +$/, ''), start })

function breakParagraph(paragraph: string, start: number, fits: (line: string) => boolean): BrokenLine[] {
  const lines: BrokenLine[] = []
  const [first = '', ...words] = paragraph.split(' ')
  let line = { text: first, start }
  for (const word of words) {
    const longer = `${line.text} ${word}`
    // Of two blanks in a row the second is an empty word, which never starts a line.
    if (word === '' || line.text === '' || fits(longer)) line = { ...line, text: longer }
    else {
      lines.push(withoutEnd(line))
      line = { text: word, start: line.start + line.text.length + 1 }
    }
  }
  return [...lines, withoutEnd(line)]
}

/** Lines at line breaks and, where a line does not fit, at blanks. A word that does not fit has a line of its own. */
export function breakLines(words: string, fits: (line: string) => boolean): BrokenLine[] {
  let start = 0
  return words.split('\n').flatMap((paragraph) => {
    const lines = breakParagraph(paragraph, start, fits)
    start += paragraph.length + 1
    return lines
  })
}
