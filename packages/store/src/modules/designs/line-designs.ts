import { signLetters } from '@kea/design/arrangement/sign-letters'
import { z } from 'zod'
import { type Clock, daysFrom } from '../../clock'
import type { LabelledValue } from '../../json-columns'
import { readJson } from '../../read-json'
import type { PrintText } from '../print-plan/print-text'
import type { DesignFiles } from './design-files'
import { lineProblem, type Piece, pieceFacts } from './line-check'
import { checkOpaque } from './opaque-design'
import { printProblem } from './print-problem'
import { readDocument } from './read-document'
import type { DesignOnLine, DesignsRepo, WantedDesign } from './repo'

const lineUploads = z.array(
  z.object({
    uid: z.string(),
    owner: z.string(),
    state: z.enum(['open', 'complete', 'deleted']),
    width: z.number().nullable(),
    height: z.number().nullable(),
    name: z.string(),
    size: z.number(),
    facts: z.string().nullable(),
  }),
)

/** The design on a line, with the files that show it. */
export interface LineDesign {
  uid: string
  revision: number
  previewUid: string | null
  /** What it shows; '' for none. */
  previewWords: string
  photoUid: string | null
  /** Of its neon signs, from its stored document; null if they were not counted yet. */
  letters: number | null
  /** What its neon sign is made of; none for other designs. */
  facts: readonly LabelledValue[]
  /** It is somebody else's, came with a shared cart, and may only be ordered. */
  isShared: boolean
}

type CheckedDesign = { ok: true; design: LineDesign } | { ok: false; message: string }

/** The design for a line, or why it may not be on it. */
export type DesignCheck = (
  uid: string,
  revision: number,
  line: Piece & { toolData: string | null },
) => Promise<CheckedDesign>

interface Dependencies {
  repo: DesignsRepo
  documents: DesignFiles
  clock: Clock
  /** The owners whose designs the caller may use. */
  owners: readonly string[]
  text: PrintText
  /** Another backend stores the designs, and they come with their lines. */
  areOpaque: boolean
}

/** A revision in a cart is stored longer than an order's time for complaints. */
export const KEPT_DAYS = 400

/** Designs for lines: read in the batch that reads their cart, protected in the batch that writes it. */
export function createLineDesigns({ repo, documents, clock, owners, text, areOpaque }: Dependencies) {
  const until = () => daysFrom(clock(), KEPT_DAYS).toISOString()
  // Documents have megabytes and never change: another attempt to change the cart does not read them again.
  const texts = new Map<string, Promise<string | null>>()
  const textOf = (design: DesignOnLine): Promise<string | null> => {
    const key = JSON.stringify([design.uid, design.revision])
    const text = texts.get(key) ?? documents.read(design)
    texts.set(key, text)
    return text
  }

  const opaque: DesignCheck = async (uid, revision, { toolData, ...piece }) => {
    const times = { now: clock().toISOString(), until: until() }
    const checked = await checkOpaque({ repo, documents }, { uid, revision, toolData, times }, piece)
    if (!checked.ok) return checked
    const { letters, facts } = checked
    const none = { previewUid: null, previewWords: '', photoUid: null, isShared: false }
    return { ok: true, design: { uid, revision, letters, facts, ...none } }
  }

  const own = async (found: DesignOnLine | null, piece: Parameters<DesignCheck>[2]): Promise<CheckedDesign> => {
    const design = found?.deleted_at === null && found.expires_at > clock().toISOString() ? found : null
    const stored = design && (await textOf(design))
    const read = stored === null ? null : readDocument(stored)
    const uploads = design ? readJson(lineUploads, design.uploads) : []
    const isShared = design?.is_orderable === 1 && !owners.includes(design.owner)
    const allowed = design && isShared ? [design.owner] : owners
    const document = read?.ok ? read.document : null
    const problem = lineProblem(design, document, uploads, allowed, piece)
    if (!design || !document || problem !== null) return { ok: false, message: problem ?? '' }
    const unprintable = await printProblem(document, piece, uploads, { text, clock })
    if (unprintable !== null) return { ok: false, message: unprintable }
    const { uid, revision, preview_uid: previewUid, preview_words: previewWords } = design
    return {
      ok: true,
      design: {
        ...{ uid, revision, previewUid, previewWords, isShared },
        letters: design.letters ?? signLetters(document),
        facts: pieceFacts(document, piece),
        photoUid: uploads.map((file) => file.uid).sort()[0] ?? null,
      },
    }
  }

  return {
    /** Reads these designs; no read without designs. */
    reads: (wanted: readonly WantedDesign[]): D1PreparedStatement[] =>
      areOpaque || wanted.length === 0 ? [] : [repo.onLines(wanted, owners, clock().toISOString())],

    /** Checks designs that were read. A design that occurs several times in a request is checked once. */
    check(rows: readonly unknown[] = []): DesignCheck {
      const checked = new Map<string, Promise<CheckedDesign>>()
      const checkOnce: DesignCheck = (uid, revision, piece) => {
        const key = JSON.stringify([uid, revision, piece])
        const found = (rows as DesignOnLine[]).find((row) => row.uid === uid && row.revision === revision) ?? null
        const answer = checked.get(key) ?? own(found, piece)
        checked.set(key, answer)
        return answer
      }
      return areOpaque ? opaque : checkOnce
    },

    /** Protects designs as long as those of a cart. */
    keep: (designs: readonly LineDesign[]): D1PreparedStatement[] =>
      areOpaque || designs.length === 0 ? [] : [repo.keepOnLines(designs, until())],
  }
}

export type LineDesigns = ReturnType<typeof createLineDesigns>
