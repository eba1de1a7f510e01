import type { Product } from '../catalogue/product'
import type { CatalogueService } from '../catalogue/service'
import type { SeasonsService } from '../seasons/service'
import type { PageRow, PagesRepo } from './repo'

/** What an address leads to. */
export type Found =
  | { kind: 'page'; page: PageRow }
  | { kind: 'product'; product: Product }
  | { kind: 'moved'; target: string }

/** Anything else is no address of the shop and does not reach the database. */
const SLUG = /^[a-z0-9][a-z0-9._/-]{0,199}$/i

/** `/canvas-prints/?a=b` → `canvas-prints`. The empty path is the home page. Null for an invalid slug. */
export function toSlug(url: string): string | null {
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '')
  if (path === '') return 'home'
  return SLUG.test(path) ? path : null
}

interface Dependencies {
  repo: PagesRepo
  catalogue: CatalogueService
  seasons: SeasonsService
}

export function createPagesService({ repo, catalogue, seasons }: Dependencies) {
  const ofToday = async (page: PageRow | null) => page && seasons.ofToday(page)
  // One document needs a page twice (pageDetails, cmsPage), and it is read once.
  const read = new Map<string, Promise<PageRow | null>>()
  const bySlug = (slug: string) => {
    const known = read.get(slug) ?? repo.bySlug(slug).then(ofToday)
    read.set(slug, known)
    return known
  }

  return {
    async find(url: string): Promise<Found | null> {
      const slug = toSlug(url)
      if (slug === null) return null
      const page = await bySlug(slug)
      if (page) return { kind: 'page', page }
      const product = await catalogue.byPage(slug)
      if (product) return { kind: 'product', product }
      const target = await repo.movedTo(slug)
      return target === null ? null : { kind: 'moved', target }
    },

    async byIdentifier(identifier: string): Promise<PageRow | null> {
      const slug = toSlug(identifier)
      return slug === null ? null : bySlug(slug)
    },

    byId: async (id: number) => ofToday(await repo.byId(id)),
  }
}

export type PagesService = ReturnType<typeof createPagesService>
