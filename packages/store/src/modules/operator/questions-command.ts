import { toSqlTime } from '../../sql-time'
import { type Command, CommandRefusal, count, someOf } from './command'

const LISTED_MAX = 50
const ANSWER_MIN = 2

function toId(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new CommandRefusal(`"${word}" is no number of a question.`)
  return Number(word)
}

export const questionsCommand: Command = {
  name: 'questions',
  ways: [
    {
      word: '',
      takes: '',
      about: 'questions that wait for an answer, the oldest first',
      async run(_, { questionAdmin }) {
        const { questions, total } = await questionAdmin.waiting(LISTED_MAX)
        return {
          text: `${count(total, 'question waits', 'questions wait')}.`,
          rows: questions.map(({ id, slug, asked_at, ...asked }) => ({
            id,
            page: `/${slug}`,
            ...asked,
            asked: toSqlTime(asked_at),
          })),
        }
      },
    },
    {
      word: 'answer',
      takes: '<id> <answer>',
      about: 'shows the question with this answer on its page, and mails it',
      ids: 1,
      async run([word = '', ...words], { questionAdmin }) {
        const id = toId(word)
        const answer = words.join(' ').trim()
        if (answer.length < ANSWER_MIN) throw new CommandRefusal('Say the answer, in quotes.')
        const asked = await questionAdmin.answer(id, answer)
        if (!asked) throw new CommandRefusal(`There is no question ${id}.`)
        return { text: `Answered on /${asked.slug}; ${asked.email} gets a mail.`, changed: [`/${asked.slug}`] }
      },
    },
    {
      word: 'refuse',
      takes: '<id>…',
      about: 'never shows these questions, or no longer',
      ids: Number.POSITIVE_INFINITY,
      async run(words, { questionAdmin }) {
        const ids = someOf(words, 'questions').map(toId)
        const refused = await questionAdmin.refuse(ids)
        const missing = ids.filter((id) => !refused.some((question) => question.id === id))
        if (missing.length > 0) throw new CommandRefusal(`There is no question ${missing.join(', ')}.`)
        return {
          text: `${count(refused.length, 'question')} refused.`,
          changed: [...new Set(refused.map(({ slug }) => `/${slug}`))],
        }
      },
    },
  ],
}
