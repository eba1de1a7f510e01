import { type Mail, queueMailIfChanged } from '../jobs/outbox'

export function createReferralsRepo(db: D1Database) {
  return {
    /** The code of an address: the one it has, or this new one. */
    async codeOf(emailHash: string, newCode: string, now: string): Promise<string> {
      const [, found] = await db.batch<{ code: string }>([
        db
          .prepare(
            `INSERT INTO referrals (code, email_hash, created_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (email_hash) DO NOTHING`,
          )
          .bind(newCode, emailHash, now),
        db.prepare('SELECT code FROM referrals WHERE email_hash = ?').bind(emailHash),
      ])
      const code = found?.results[0]?.code
      if (!code) throw new Error('A code that was just written is not there')
      return code
    },

    async countSince(code: string, since: string): Promise<number> {
      const n = await db
        .prepare('SELECT count(*) AS n FROM invitations WHERE code = ?1 AND created_at > ?2')
        .bind(code, since)
        .first<number>('n')
      return n ?? 0
    },

    /** The mail is written once for a friend: also where somebody else has invited them before. */
    async invite(code: string, friendHash: string, mail: Mail, now: string): Promise<void> {
      await db.batch([
        db
          .prepare(
            `INSERT INTO invitations (friend_hash, code, created_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (friend_hash) DO NOTHING`,
          )
          .bind(friendHash, code, now),
        queueMailIfChanged(db, mail, now),
      ])
    },
  }
}

export type ReferralsRepo = ReturnType<typeof createReferralsRepo>
