import { type SiteLink, servicePages } from '@kea/shared/navigation/service-pages'
import {
  ACCESSORY_SLUGS,
  INFORMATION_SLUGS,
  LANDING_SLUGS,
  NEON_SLUGS,
  SEASONAL_SLUGS,
  STRETCHER_BAR_SLUGS,
} from '@kea/shared/slugs'

interface SiteGroup {
  title: string
  links: SiteLink[]
}

const BLOG = /^\/blog(?:\/|$)/

/** Group of all other pages, which are products or single pages. */
const OTHERS = 'More products and pages'

const GROUPS: readonly { title: string; slugs: readonly string[] }[] = [
  { title: 'What we make', slugs: ['', ...LANDING_SLUGS] },
  { title: 'Gifts by season', slugs: SEASONAL_SLUGS },
  { title: 'Neon signs', slugs: NEON_SLUGS },
  { title: 'Frames, bars and easels', slugs: [...STRETCHER_BAR_SLUGS, ...ACCESSORY_SLUGS] },
  { title: 'The shop', slugs: [...INFORMATION_SLUGS, ...servicePages().map(({ path }) => path.slice(1))] },
]

const TITLES = [...GROUPS.map(({ title }) => title), OTHERS, 'Blog']

function groupOf(path: string): string {
  if (BLOG.test(path)) return 'Blog'
  const slug = path.slice(1)
  return GROUPS.find(({ slugs }) => slugs.includes(slug))?.title ?? OTHERS
}

/** Groups all pages under headings, sorted by name. Empty groups are left out. */
export function siteGroups(links: readonly SiteLink[]): SiteGroup[] {
  return TITLES.map((title) => ({
    title,
    links: links
      .filter(({ path }) => groupOf(path) === title)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-NZ')),
  })).filter((group) => group.links.length > 0)
}
