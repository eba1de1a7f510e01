import { toSqlTime } from '../../sql-time'
import { type Command, CommandRefusal, formatCount, requireArgs, toId } from './command'

const LISTED_MAX = 50

const toIds = (args: readonly string[]): number[] => requireArgs(args, 'mails').map((arg) => toId(arg, 'mail'))

export const mailsCommand: Command = {
  name: 'mails',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'mails that were not sent, the oldest first; `unknown`: it may have been sent',
      async run(_, { mails }) {
        const { mails: unsent, total } = await mails.unsent(LISTED_MAX)
        return {
          text: `${formatCount(total, 'mail was', 'mails were')} not sent.`,
          rows: unsent.map(({ created_at, ...mail }) => ({ ...mail, written: toSqlTime(created_at) })),
        }
      },
    },
    {
      name: 'again',
      params: '<id>…',
      about: 'sends unknown mails once more',
      ids: Number.POSITIVE_INFINITY,
      async run(args, { mails }) {
        const ids = toIds(args)
        const waiting = await mails.again(ids)
        const missing = ids.filter((id) => !waiting.includes(id))
        if (missing.length > 0) throw new CommandRefusal(`There is no unknown mail ${missing.join(', ')}.`)
        return { text: `${formatCount(waiting.length, 'mail is', 'mails are')} sent within a minute.` }
      },
    },
    {
      name: 'gone',
      params: '<id>…',
      ids: Number.POSITIVE_INFINITY,
      about: 'marks mails as sent: unknown ones that arrived, or waiting ones that you sent by hand',
      async run(args, { mails }) {
        const ids = toIds(args)
        const gone = await mails.gone(ids)
        const missing = ids.filter((id) => !gone.includes(id))
        if (missing.length > 0) throw new CommandRefusal(`There is no waiting or unknown mail ${missing.join(', ')}.`)
        return { text: `${formatCount(gone.length, 'mail')} marked as sent.` }
      },
    },
  ],
}
