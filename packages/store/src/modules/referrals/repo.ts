interface Invitation {
  code: string
  friendHash: string
  /** Id of its mail. */
  messageId: string
}

export function createReferralsRepo(db: D1Database) {
  return {
    /** The code of an address, existing or new. Counted in the same batch. */
    async codeOf(
      emailHash: string,
      newCode: string,
      counting: readonly D1PreparedStatement[],
      now: string,
    ): Promise<string> {
      const results = await db.batch<{ code: string }>([
        ...counting,
        db
          .prepare(
            `INSERT INTO referrals (code, email_hash, created_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (email_hash) DO NOTHING`,
          )
          .bind(newCode, emailHash, now),
        db.prepare('SELECT code FROM referrals WHERE email_hash = ?').bind(emailHash),
      ])
      const code = results.at(-1)?.results[0]?.code
      if (!code) throw new Error('A code that was just written is not there')
      return code
    },

    async isInvited(friendHash: string): Promise<boolean> {
      return (await db.prepare('SELECT 1 FROM invitations WHERE friend_hash = ?').bind(friendHash).first()) !== null
    },

    /**
     * Marks the friend as invited if the mail is in the outbox. A mail with this id is written once, also for
     * concurrent recommendations.
     *
     * @param mailing statements that write the mail
     */
    async invite({ code, friendHash, messageId }: Invitation, mailing: readonly D1PreparedStatement[], now: string) {
      await db.batch([
        ...mailing,
        db
          .prepare(
            `INSERT INTO invitations (friend_hash, code, created_at)
             SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM outbox WHERE message_id = ?4)
             ON CONFLICT (friend_hash) DO NOTHING`,
          )
          .bind(friendHash, code, now, messageId),
      ])
    },
  }
}

export type ReferralsRepo = ReturnType<typeof createReferralsRepo>
