import type { Clock } from '../../clock'
import { randomId, sha256 } from '../../identity'
import type { DailyUse } from '../limits/daily-use'
import type { DesignsRepo, RevisionFacts } from './repo'

interface Dependencies {
  repo: DesignsRepo
  files: R2Bucket
  clock: Clock
  dailyUse: DailyUse
}

/** Documents of designs, which may be megabytes: they lie beside the photos, not in the database. */
export function createDesignFiles({ repo, files, clock, dailyUse }: Dependencies) {
  return {
    /**
     * Writes a document and answers its key, for the revision that then takes it. The row comes first: it counts
     * against the day, and by it a file is found and removed that no revision took.
     */
    async write(document: string): Promise<string> {
      const key = `designs/${randomId()}`
      const file = {
        key,
        bytes: new TextEncoder().encode(document).byteLength,
        sha256: await sha256(document),
        createdAt: clock().toISOString(),
      }
      await repo.addFile(file, dailyUse.counting('designs', file.bytes))
      await files.put(key, document, { sha256: file.sha256, httpMetadata: { contentType: 'application/json' } })
      return key
    },

    /** Null where the file is not there. */
    async read({ uid, revision, file_key }: RevisionFacts): Promise<string | null> {
      if (file_key === null) return repo.documentInRow(uid, revision)
      return (await (await files.get(file_key))?.text()) ?? null
    },
  }
}

export type DesignFiles = ReturnType<typeof createDesignFiles>
