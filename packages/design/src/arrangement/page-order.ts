import type { PagesArrangement } from '../product/definition'
import type { OrderedPage } from './rules'

type Row = PagesArrangement['sequence'][number]

/** The parts that are printed behind others, as far as those are there. */
const backsOf = (rows: readonly Row[], isThere: (part: string) => boolean): Set<string> =>
  new Set(rows.flatMap(({ part, backedBy }) => (backedBy && isThere(part) ? [backedBy] : [])))

/**
 * The pages of a file in its order. They follow each other as their parts do: all faces, then one back. Where a row is
 * backed by another part, that part is behind each of its pages: face, back, face, back.
 */
export function fileOrder<Page extends OrderedPage>(
  { sequence }: Pick<PagesArrangement, 'sequence'>,
  pages: readonly Page[],
): readonly Page[] {
  const backs = backsOf(sequence, (part) => pages.some((page) => page.part.id === part))
  if (backs.size === 0) return pages
  return pages
    .filter(({ part }) => !backs.has(part.id))
    .flatMap((page) => {
      const id = sequence.find(({ part }) => part === page.part.id)?.backedBy
      const back = pages.find(({ part }) => part.id === id)
      return back
        ? Array.from({ length: page.copies }, () => [page, back].map((each) => ({ ...each, copies: 1 }))).flat()
        : [page]
    })
}

/** How many pages of a part one piece has, for the rows that its options leave. */
export function countedPages(rows: readonly Row[], part: string): number {
  const pagesOf = ({ count, timesPrinted = 1 }: Row) => count * timesPrinted
  const behind = rows.filter(({ backedBy }) => backedBy === part)
  const own = behind.length > 0 ? behind : rows.filter((row) => row.part === part)
  return own.reduce((sum, row) => sum + pagesOf(row), 0)
}
