import { withoutPhotos } from '@kea/design/document/without-photos'
import { routes } from '@kea/shared/routes'
import { type Clock, daysFrom } from '../../clock'
import { refuseDayLimit, usesDeleted } from '../../constraints'
import { randomId, sha256 } from '../../identity'
import type { Trash } from '../files/trash'
import type { DailyUse } from '../limits/daily-use'
import type { Mailboxes } from '../limits/mailboxes'
import type { SettingsService } from '../settings/service'
import type { DesignFiles } from './design-files'
import { NOT_ARRIVED, pagesProblem } from './link-pages'
import type { DesignLink, DesignLinksRepo, LinkKind, LinkPage } from './links-repo'
import { readDocument } from './read-document'
import type { DesignsRepo, RevisionFacts } from './repo'
import { resumeMail } from './resume-mail'
import type { DesignsService, Saved } from './service'

/** How long a link works, in days. docs/operations.md lists them. */
const DAYS: Record<LinkKind, number> = { resume: 30, share: 90 }
const TOKEN = /^[0-9a-f]{32}$/

/** R2 deletes up to 1,000 objects at once. */
const FILES_AT_ONCE = 1_000

interface Dependencies {
  repo: DesignLinksRepo
  designs: DesignsService
  rows: Pick<DesignsRepo, 'find' | 'uploads'>
  documents: Pick<DesignFiles, 'read'>
  settings: SettingsService
  dailyUse: DailyUse
  mailboxes: Mailboxes
  trash: Pick<Trash, 'destroy'>
  clock: Clock
  owners: readonly string[]
  /** The shop's origin, from the edge. */
  shopOrigin: string
  /** The name of a product; null for an unknown one. */
  nameOf: (sku: string) => Promise<string | null>
}

export interface Refused {
  ok: false
  code: string
  message: string
}

const refuse = (code: string, message: string): Refused => ({ ok: false, code, message })
const GONE = refuse('LINK_NOT_FOUND', 'This link no longer works. Ask for a new one.')
const NOT_FOUND = refuse('DESIGN_NOT_FOUND', 'We could not find this design.')

/** Links that open a design for somebody without its owner's key, and copies of designs. */
export function createDesignLinks(dependencies: Dependencies) {
  const { repo, designs, rows, documents, settings, dailyUse, mailboxes, trash, clock, owners, shopOrigin, nameOf } =
    dependencies
  const now = () => clock().toISOString()
  const untilOf = (kind: LinkKind): Date => daysFrom(clock(), DAYS[kind])

  /** The link of a token with its design; null for an unknown or expired one. */
  const follow = async (token: string): Promise<{ link: DesignLink; hash: string; design: RevisionFacts } | null> => {
    if (!TOKEN.test(token)) return null
    const hash = await sha256(token)
    const link = await repo.find(hash, now())
    const design = link && (await rows.find(link.design_uid, link.revision))
    return link && design?.deleted_at === null ? { link, hash, design } : null
  }

  const copy = async (source: RevisionFacts, content: 'whole' | 'without photos'): Promise<Saved | Refused> => {
    const text = await documents.read(source)
    const read = text === null ? null : readDocument(text)
    if (!read?.ok) return NOT_FOUND
    const isWhole = content === 'whole'
    return designs.add({
      name: source.name,
      document: isWhole ? read.document : withoutPhotos(read.document),
      previewUid: isWhole ? source.preview_uid : null,
      previewWords: isWhole ? source.preview_words : '',
    })
  }

  /** One copy for each guest: opened again, the link leads to the same one. */
  const openCopy = async (hash: string, source: RevisionFacts): Promise<Saved | Refused> => {
    const existing = await repo.copyOf(hash, owners)
    const mine = existing === null ? null : await designs.withDocument(existing)
    if (mine) return mine
    const copied = await copy(source, 'whole')
    if (!copied.ok || (await repo.setCopy(copied.design.uid, hash))) return copied
    // Opened twice at once: the first copy is the one.
    const first = await repo.copyOf(hash, owners)
    return (first === null ? null : await designs.withDocument(first)) ?? copied
  }

  return {
    /** Mails a link to a design of the caller. `null` when it is sent. */
    async mail(uid: string, email: string): Promise<Refused | null> {
      const design = await designs.find(uid, null)
      if (!design) return NOT_FOUND
      const token = randomId()
      const hash = await sha256(token)
      const until = untilOf('resume')
      const link = { sha256: hash, kind: 'resume', uid, revision: null, createdAt: now() } as const
      const mail = resumeMail({
        sha256: hash,
        recipient: email,
        product: (await nameOf(design.sku)) ?? 'photo product',
        link: `${shopOrigin}${routes.designLink()}#${token}`,
        until,
        shop: await settings.names(),
      })
      const mailing = await mailboxes.mailing(mail, 'forms')
      await repo
        .add({ ...link, expiresAt: until.toISOString() }, dailyUse.counting('links', 0), mailing)
        .catch(refuseDayLimit('links'))
      return null
    },

    /** The token of a link that shows the newest revision of a design of the caller, with pictures of its pages. */
    async share(
      uid: string,
      pages: readonly LinkPage[],
    ): Promise<{ ok: true; token: string; expiresAt: string } | Refused> {
      const design = await designs.find(uid, null)
      if (!design) return NOT_FOUND
      if (design.preview_uid === null) return refuse('NO_PREVIEW', 'Save your design with its picture, then share it.')
      const pictures = pages.map(({ picture }) => picture)
      const problem = pagesProblem(pages, pages.length > 0 ? await rows.uploads(pictures, owners) : [], owners)
      if (problem !== null) return refuse('INVALID_PAGES', problem)
      const token = randomId()
      const expiresAt = untilOf('share').toISOString()
      const { revision } = design
      const link = { sha256: await sha256(token), kind: 'share', uid, revision, createdAt: now(), expiresAt } as const
      try {
        await repo.add({ ...link, pages }, dailyUse.counting('links', 0)).catch(refuseDayLimit('links'))
      } catch (error) {
        // Another tab has deleted a picture since it was looked for.
        if (usesDeleted(error)) return refuse('INVALID_PAGES', NOT_ARRIVED)
        throw error
      }
      return { ok: true, token, expiresAt }
    },

    /** False for a design that is not the caller's. */
    async stopSharing(uid: string): Promise<boolean> {
      if (!(await designs.find(uid, null))) return false
      await repo.stopSharing(uid)
      return true
    },

    isShared: (uid: string) => repo.isShared(uid, now()),

    /** The design that a share link shows, with its pages; null for any other token. */
    async shared(token: string): Promise<{ design: RevisionFacts; pages: readonly LinkPage[] } | null> {
      const found = await follow(token)
      if (found?.link.kind !== 'share') return null
      return {
        design: { ...found.design, expires_at: found.link.expires_at },
        pages: await repo.pagesOf(found.hash),
      }
    },

    /** What a link does; null for one that does not work. */
    kindOf: async (token: string): Promise<LinkKind | null> => (await follow(token))?.link.kind ?? null,

    /**
     * Opens a link. A resume link opens the design itself for its owner, and a copy for everybody else, so that nobody
     * changes a design of another browser. A share link opens a copy without photos: its tool needs whole photos, and
     * the link shows only what is printed of them.
     */
    async open(token: string): Promise<Saved | Refused> {
      const found = await follow(token)
      if (!found) return GONE
      const { link, hash, design } = found
      if (link.kind === 'share') return copy(design, 'without photos')
      return owners.includes(design.owner) ? ((await designs.withDocument(design.uid)) ?? GONE) : openCopy(hash, design)
    },

    async duplicate(uid: string): Promise<Saved | Refused> {
      const design = await designs.find(uid, null)
      return design ? copy(design, 'whole') : NOT_FOUND
    },

    /** A copy of an ordered design, for a person with the order's token. */
    async copyOrdered(token: string, lineId: number): Promise<Saved | Refused> {
      const line = TOKEN.test(token) ? await repo.ordered(token, lineId) : null
      const design = line && (await rows.find(line.uid, line.revision))
      return design ? copy(design, 'whole') : NOT_FOUND
    },

    /** Deletes the caller's designs, except for those in a cart or an order. */
    removeUnordered: () => repo.removeUnordered(owners),

    /** The same for an account that is deleted: the documents are gone at once. It may be repeated. */
    async destroyUnordered(): Promise<void> {
      await repo.removeUnordered(owners)
      for (let isMore = true; isMore; ) {
        const keys = await repo.unusedFiles(owners, FILES_AT_ONCE)
        await trash.destroy(keys, [])
        await repo.removeFiles(keys)
        isMore = keys.length > 0
      }
    },
  }
}

export type DesignLinks = ReturnType<typeof createDesignLinks>
