import { toSqlTime } from '../../sql-time'
import { type Command, formatCount } from './command'

const LISTED_MAX = 100

export const auditCommand: Command = {
  name: 'audit',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'who ran which command, the newest first; one that stays begun was interrupted',
      async run(_, { audit }) {
        const rows = await audit.newest(LISTED_MAX)
        return {
          text: `${formatCount(rows.length, 'call')}.`,
          rows: rows.map(({ at, who, command, outcome }) => ({ at: toSqlTime(at), who, command, outcome })),
        }
      },
    },
  ],
}
