/** The text between the widgets of a page's content. */
export async function proseOf(content: string): Promise<string> {
  const withoutWidgets = new HTMLRewriter().on('[data-widget]', { element: (widget) => void widget.remove() })
  const html = await withoutWidgets.transform(new Response(content)).text()
  return html.replace(/<[^>]+>/g, ' ').replace(/&\w+;/g, ' ')
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const SHINGLE = 5

function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' ')))
}

/** The share of the shorter text's five-word sequences that the other text contains: 0 to 1. */
export function overlapOf(one: string, other: string): number {
  const [few, many] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size)
  if (!few || !many || few.size === 0) return 0
  return [...few].filter((shingle) => many.has(shingle)).length / few.size
}
