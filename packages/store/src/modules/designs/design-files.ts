import type { Clock } from '../../clock'
import { randomId, sha256 } from '../../identity'
import type { DailyUse } from '../limits/daily-use'
import type { DesignsRepo, RevisionFacts } from './repo'

interface Dependencies {
  repo: DesignsRepo
  files: R2Bucket
  clock: Clock
  dailyUse: DailyUse
  /** New documents belong to this caller; null for nobody. */
  owner: string | null
}

/** Documents of designs can have megabytes, so they are stored beside the photos, not in the database. */
export function createDesignFiles({ repo, files, clock, dailyUse, owner }: Dependencies) {
  return {
    /**
     * Writes a document and answers its key for a new revision. The row is written first: it counts for the daily
     * limit, and an unused file is found through it.
     */
    async write(document: string, counted: 'designs' | 'drafts' = 'designs'): Promise<string> {
      const key = `designs/${randomId()}`
      const file = {
        key,
        owner,
        bytes: new TextEncoder().encode(document).byteLength,
        sha256: await sha256(document),
        createdAt: clock().toISOString(),
      }
      await repo.addFile(file, dailyUse.counting(counted, file.bytes))
      await files.put(key, document, { sha256: file.sha256, httpMetadata: { contentType: 'application/json' } })
      return key
    },

    /** Null without the file. */
    async read({
      uid,
      revision,
      file_key,
    }: Pick<RevisionFacts, 'uid' | 'revision' | 'file_key'>): Promise<string | null> {
      if (file_key === null) return repo.documentInRow(uid, revision)
      return (await (await files.get(file_key))?.text()) ?? null
    },
  }
}

export type DesignFiles = ReturnType<typeof createDesignFiles>
