/** Where a page is about the season: what stands between the marks gives way to the block of the season. */
const PLACE = /<!--season-->([\s\S]*?)<!--\/season-->/
/** Where a page has a part about one season, such as its last days to order. */
const PART = /<!--next ([\w-]+)-->([\s\S]*?)<!--\/next-->/

/** Whether a page has a place or a part for a season. */
export const needsSeason = (content: string): boolean => PLACE.test(content) || PART.test(content)

export const hasPlace = (content: string): boolean => PLACE.test(content)

/** The content with the block in its place; null leaves the page's own text there. */
export const withBlock = (content: string, block: string | null): string =>
  content.replace(PLACE, (_, own: string) => block ?? own)

/** The first part about one season; null without any. */
export function partIn(content: string): { code: string; text: string } | null {
  const [, code = '', text = ''] = PART.exec(content) ?? []
  return code === '' ? null : { code, text }
}

/** The content with another text for its first part. */
export const withPart = (content: string, text: string): string => content.replace(PART, () => text)
