import { emailField } from '@kea/shared/schemas/email-field'
import type { Resolvers } from '../../__generated__/resolvers'
import type { DesignPage, SaveDesignOutput, SavedDesigns } from '../../__generated__/types'
import { fromUid } from '../../identity'
import { type Paging, pageCount, toPageInfo } from '../../paging'
import { readForm } from '../../read-form'
import type { Services } from '../../services'
import { toSavedDesign } from './design-answer'
import type { LinkPage } from './links-repo'
import type { Refused } from './links-service'
import type { Saved } from './service'

const PAGE_SIZE_MAX = 50

const problem = (code: string, message: string, ...path: string[]) => ({ code, message, path })
const missing = () => problem('DESIGN_NOT_FOUND', 'We could not find this design.', 'design_uid')

const toSaved = (saved: Saved | Refused): SaveDesignOutput => {
  if (saved.ok) return { design: toSavedDesign(saved.design), user_errors: [] }
  return { design: null, user_errors: [problem(saved.code, saved.message, ...('path' in saved ? saved.path : []))] }
}

const toLink = (refused: Refused | null, link: { token?: string; expires_at?: string } = {}) => ({
  token: null,
  expires_at: null,
  ...link,
  user_errors: refused ? [problem(refused.code, refused.message)] : [],
})

async function listOf({ designs }: Services, unfinished: boolean, paging: Paging): Promise<SavedDesigns> {
  const { currentPage } = paging
  const pageSize = Math.min(paging.pageSize, PAGE_SIZE_MAX)
  // Checked before the read: a page of size 0 or below has no offset.
  pageCount({ pageSize, currentPage: 1 }, 0)
  const { rows, total } = await designs.list(unfinished, pageSize, Math.max(1, currentPage))
  return {
    items: rows.map(toSavedDesign),
    total_count: total,
    page_info: toPageInfo({ pageSize, currentPage }, total),
  }
}

/** The pages of a link, with links to their pictures. */
async function shownPages({ links }: Services, pages: readonly LinkPage[]): Promise<DesignPage[]> {
  const shown = await Promise.all(
    pages.map(async ({ label, picture }) => ({ label, picture: await links.linkTo(picture) })),
  )
  return shown.flatMap(({ label, picture }) => (picture ? [{ label, picture }] : []))
}

export const designsResolvers: Resolvers = {
  Query: {
    design: async (_, { design_uid, revision }, { services }) => {
      const row = await services.designs.find(design_uid, revision ?? null)
      return row && toSavedDesign(row)
    },
    savedDesignByToken: async (_, { token }, { services }) => {
      const shared = await services.designLinks.shared(token)
      if (!shared) return null
      const { design: row, pages } = shared
      const { name, product_type, sku, preview_words, expires_at } = toSavedDesign(row)
      const preview_image = row.preview_uid && (await services.links.linkTo(row.preview_uid))
      // Neither the design's own uid nor a document: the caller may only look.
      return {
        uid: '',
        revision: 1,
        name,
        product_type,
        sku,
        preview_image,
        preview_words,
        expires_at,
        tool_data: '',
        is_shared: true,
        pages: await shownPages(services, pages),
      }
    },
    designLinkKind: async (_, { token }, { services }) => {
      const kind = await services.designLinks.kindOf(token)
      return kind && ({ resume: 'MAILED', share: 'SHARED' } as const)[kind]
    },
    savedDesigns: (_, { pageSize, currentPage, unfinished }, { services }) =>
      listOf(services, unfinished, { pageSize, currentPage }),
  },
  Customer: {
    saved_designs: (_, paging, { services }) => {
      services.customers.current()
      return listOf(services, false, paging)
    },
  },
  Mutation: {
    saveDesign: async (_, { input }, { services }) => {
      const saved = await services.designs.save({
        uid: input.design_uid ?? null,
        name: input.name ?? '',
        tool: input.product_type,
        sku: input.sku,
        toolData: input.tool_data,
        previewUid: input.preview_image ?? null,
        previewWords: input.preview_words ?? '',
        forCart: input.for_cart ?? false,
        base: input.base_revision ?? null,
      })
      return toSaved(saved)
    },
    deleteSavedDesign: async (_, { design_uid }, { services }) => {
      const result = await services.designs.remove(design_uid)
      const inCart = problem(
        'DESIGN_IN_CART',
        'This design is in your cart. Remove it from the cart first.',
        'design_uid',
      )
      const user_errors = { removed: [], missing: [missing()], 'in cart': [inCart] }[result]
      return { result: result === 'removed', user_errors }
    },
    restoreSavedDesign: async (_, { design_uid }, { services }) => {
      const row = await services.designs.restore(design_uid)
      return row ? { design: toSavedDesign(row), user_errors: [] } : { design: null, user_errors: [missing()] }
    },
    renameSavedDesign: async (_, { design_uid, name }, { services }) => {
      if (!(await services.designs.rename(design_uid, name))) return { design: null, user_errors: [missing()] }
      const row = await services.designs.find(design_uid, null)
      return { design: row && toSavedDesign(row), user_errors: [] }
    },
    duplicateSavedDesign: async (_, { design_uid }, { services }) =>
      toSaved(await services.designLinks.duplicate(design_uid)),
    mailDesignLink: async (_, { design_uid, email }, { services }) => {
      const form = readForm(emailField, { email })
      await services.captcha.require()
      return toLink(await services.designLinks.mail(design_uid, form.email))
    },
    shareSavedDesign: async (_, { design_uid, pages }, { services }) => {
      const shared = await services.designLinks.share(design_uid, pages ?? [])
      return shared.ok ? toLink(null, { token: shared.token, expires_at: shared.expiresAt }) : toLink(shared)
    },
    stopSharingDesign: async (_, { design_uid }, { services }) => {
      const isMine = await services.designLinks.stopSharing(design_uid)
      return { token: null, expires_at: null, user_errors: isMine ? [] : [missing()] }
    },
    openDesignLink: async (_, { token }, { services }) => toSaved(await services.designLinks.open(token)),
    copyOrderedDesign: async (_, { token, item_id }, { services }) =>
      toSaved(await services.designLinks.copyOrdered(token, Number(fromUid(item_id)))),
    deleteMyPhotos: async (_, __, { services }) => {
      await services.designLinks.removeUnordered()
      return services.uploads.removeUnused()
    },
  },
  SavedDesign: {
    tool_data: ({ uid, revision, tool_data }, _, { services }) =>
      tool_data ?? services.designs.documentOf(uid ?? '', revision ?? 0),
    is_shared: ({ uid, is_shared }, _, { services }) => is_shared ?? services.designLinks.isShared(uid ?? ''),
  },
}
