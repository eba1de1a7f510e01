import { toSqlTime } from '../../sql-time'
import { type Command, count } from './command'

const LISTED_MAX = 100

export const auditCommand: Command = {
  name: 'audit',
  ways: [
    {
      word: '',
      takes: '',
      about: 'who ran what from a terminal, the newest first; what stays begun was cut off',
      async run(_, { audit }) {
        const rows = await audit.newest(LISTED_MAX)
        return {
          text: `${count(rows.length, 'call')}.`,
          rows: rows.map(({ at, who, command, outcome }) => ({ at: toSqlTime(at), who, command, outcome })),
        }
      },
    },
  ],
}
