import { NO_NAME, type Retention } from '../retention/retention'

export const questionsRetention: Retention = {
  tables: {
    questions: { stays: 'the operator fills it' },
    asked_questions: { account: true, stays: 'an answered one, without its name' },
  },
  forget: {
    uses: (db, { email }) =>
      [
        "DELETE FROM asked_questions WHERE lower(email) = ?1 AND status <> 'answered'",
        `UPDATE asked_questions SET name = '${NO_NAME}', email = '' WHERE lower(email) = ?1`,
      ].map((sql) => db.prepare(sql).bind(email.toLowerCase())),
  },
}
