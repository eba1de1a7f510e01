/** The line without the blanks at its end, which are not seen and must not move a centred line. */
const withoutEnd = (line: string): string => line.replace(/ +$/, '')

function breakParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  const [first = '', ...words] = paragraph.split(' ')
  let line = first
  for (const word of words) {
    const longer = `${line} ${word}`
    // Of two blanks in a row the second is an empty word, which never starts a line.
    if (word === '' || line === '' || fits(longer)) line = longer
    else {
      lines.push(withoutEnd(line))
      line = word
    }
  }
  return [...lines, withoutEnd(line)]
}

/** Lines at line breaks and, where a line does not fit, at blanks. A word that does not fit has a line of its own. */
export const breakLines = (words: string, fits: (line: string) => boolean): string[] =>
  words.split('\n').flatMap((paragraph) => breakParagraph(paragraph, fits))
