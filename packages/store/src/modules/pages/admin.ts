import type { Clock } from '../../clock'
import { type EditedPage, type ListedPage, PAGE_TEXTS, type PageAdminRepo, type PageText } from './admin-repo'

const ROBOTS = /^(?:NO)?INDEX,(?:NO)?FOLLOW$/
const TEXT_MAX = 500
const CONTENT_MAX = 100_000
const NEEDED: readonly PageText[] = ['name', 'heading', 'meta_title', 'meta_description']

export const isPageText = (name: string): name is PageText => PAGE_TEXTS.some((text) => text === name)

function textProblem(field: PageText, value: string): string | null {
  if (field === 'meta_robots' && !ROBOTS.test(value)) return 'meta_robots must be a robots value like INDEX,FOLLOW.'
  if (value === '' && NEEDED.includes(field)) return `${field} must not be empty.`
  if (value.length > TEXT_MAX) return `${field} has at most ${TEXT_MAX} characters.`
  return /\p{Cc}/u.test(value) ? `${field} is one line of plain text.` : null
}

const contentProblem = (html: string): string | null => {
  if (html.trim() === '') return 'The content must not be empty. `pages hide` takes a page out of the shop.'
  return html.length > CONTENT_MAX ? `The content has at most ${CONTENT_MAX} characters.` : null
}

/** Pages of the CMS for the operator. */
export function createPageAdmin({ repo, clock }: { repo: PageAdminRepo; clock: Clock }) {
  const now = () => clock().toISOString()
  const missing = (slug: string) => `There is no page "${slug}".`
  return {
    list: (): Promise<ListedPage[]> => repo.list(),
    find: (slug: string): Promise<EditedPage | null> => repo.find(slug),

    /** Answers why the text cannot be stored; null if it was. */
    async setText(slug: string, field: PageText, value: string): Promise<string | null> {
      const problem = textProblem(field, value)
      if (problem !== null) return problem
      return (await repo.setText(field, slug, value, now())) ? null : missing(slug)
    },

    /** Answers why the content cannot be stored; null if it was. */
    async setContent(slug: string, html: string): Promise<string | null> {
      const problem = contentProblem(html)
      if (problem !== null) return problem
      return (await repo.setText('content', slug, html, now())) ? null : missing(slug)
    },

    /** Shows a page, or takes it out of the shop. Answers why it cannot; null if it did. */
    async setEnabled(slug: string, isEnabled: boolean): Promise<string | null> {
      if (slug === 'home' && !isEnabled) return 'The home page cannot be hidden.'
      if (await repo.setEnabled(slug, isEnabled, now())) return null
      const page = await repo.find(slug)
      return page ? `The page "${slug}" is ${isEnabled ? 'shown' : 'hidden'} already.` : missing(slug)
    },
  }
}
