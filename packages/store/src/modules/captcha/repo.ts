export function createCaptchaRepo(db: D1Database) {
  return {
    /** False where it was handed in before. */
    async spend(nonce: string, expiresAt: string): Promise<boolean> {
      const { meta } = await db
        .prepare('INSERT INTO captcha_solutions (nonce, expires_at) VALUES (?1, ?2) ON CONFLICT (nonce) DO NOTHING')
        .bind(nonce, expiresAt)
        .run()
      return meta.changes === 1
    },

    /** What has expired is refused by its date. */
    async forget(now: string): Promise<void> {
      await db.prepare('DELETE FROM captcha_solutions WHERE expires_at <= ?').bind(now).run()
    },
  }
}

export type CaptchaRepo = ReturnType<typeof createCaptchaRepo>
