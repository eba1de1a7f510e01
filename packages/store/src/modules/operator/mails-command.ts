import { toSqlTime } from '../../sql-time'
import { type Command, CommandRefusal, count, someOf } from './command'

const LISTED_MAX = 50

function toId(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new CommandRefusal(`"${word}" is no number of a mail.`)
  return Number(word)
}

export const mailsCommand: Command = {
  name: 'mails',
  ways: [
    {
      word: '',
      takes: '',
      about: 'mails that have not gone, the oldest first; what became of an unknown one is not known',
      async run(_, { mails }) {
        const { mails: unsent, total } = await mails.unsent(LISTED_MAX)
        return {
          text: `${count(total, 'mail has', 'mails have')} not gone.`,
          rows: unsent.map(({ created_at, ...mail }) => ({ ...mail, written: toSqlTime(created_at) })),
        }
      },
    },
    {
      word: 'again',
      takes: '<id>…',
      about: 'sends unknown ones once more',
      ids: Number.POSITIVE_INFINITY,
      async run(words, { mails }) {
        const ids = someOf(words, 'mails').map(toId)
        const waiting = await mails.again(ids)
        const missing = ids.filter((id) => !waiting.includes(id))
        if (missing.length > 0) throw new CommandRefusal(`There is no unknown mail ${missing.join(', ')}.`)
        return { text: `${count(waiting.length, 'mail goes', 'mails go')} within a minute.` }
      },
    },
    {
      word: 'gone',
      takes: '<id>…',
      ids: Number.POSITIVE_INFINITY,
      about: 'notes that mails have gone: unknown ones that arrived, or waiting ones that you sent by hand',
      async run(words, { mails }) {
        const ids = someOf(words, 'mails').map(toId)
        const gone = await mails.gone(ids)
        const missing = ids.filter((id) => !gone.includes(id))
        if (missing.length > 0) throw new CommandRefusal(`No mail ${missing.join(', ')} waits or is unknown.`)
        return { text: `${count(gone.length, 'mail has', 'mails have')} gone.` }
      },
    },
  ],
}
