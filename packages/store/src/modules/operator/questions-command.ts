import { toSqlTime } from '../../sql-time'
import { type Command, CommandRefusal, formatCount, requireArgs, toId } from './command'

const LISTED_MAX = 50
const ANSWER_MIN = 2

export const questionsCommand: Command = {
  name: 'questions',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'questions without an answer, the oldest first',
      async run(_, { questionAdmin }) {
        const { questions, total } = await questionAdmin.waiting(LISTED_MAX)
        return {
          text: `${formatCount(total, 'question waits', 'questions wait')}.`,
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
      name: 'answer',
      params: '<id> <answer>',
      about: 'shows the question with this answer on its page, and mails the answer',
      ids: 1,
      async run([arg = '', ...rest], { questionAdmin }) {
        const id = toId(arg, 'question')
        const answer = rest.join(' ').trim()
        if (answer.length < ANSWER_MIN) throw new CommandRefusal('Give the answer, in quotes.')
        const asked = await questionAdmin.answer(id, answer)
        if (!asked) throw new CommandRefusal(`There is no question ${id}.`)
        return { text: `Answered on /${asked.slug}; ${asked.email} gets a mail.`, changed: [`/${asked.slug}`] }
      },
    },
    {
      name: 'refuse',
      params: '<id>…',
      about: 'never shows these questions, or no longer',
      ids: Number.POSITIVE_INFINITY,
      async run(args, { questionAdmin }) {
        const ids = requireArgs(args, 'questions').map((arg) => toId(arg, 'question'))
        const refused = await questionAdmin.refuse(ids)
        const missing = ids.filter((id) => !refused.some((question) => question.id === id))
        if (missing.length > 0) throw new CommandRefusal(`There is no question ${missing.join(', ')}.`)
        return {
          text: `${formatCount(refused.length, 'question')} refused.`,
          changed: [...new Set(refused.map(({ slug }) => `/${slug}`))],
        }
      },
    },
  ],
}
