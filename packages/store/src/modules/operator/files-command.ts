import type { TrashedFile } from '../files/trash'
import { type Command, CommandRefusal, type CommandRow, formatCount } from './command'

const DAY = /^\d{4}-\d\d-\d\d$/

function toDay(arg: string): string {
  if (!DAY.test(arg)) throw new CommandRefusal(`"${arg}" is no day. Write it as 2026-11-02.`)
  return arg
}

const toRow = ({ day, key, bytes }: TrashedFile): CommandRow => ({ day, file: key, bytes })

export const filesCommand: Command = {
  name: 'files',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'files of open orders that the daily check did not find',
      async run(_, { orderFiles }) {
        const rows = (await orderFiles.missing()).flatMap(({ number, missing, checkedAt }) =>
          missing.map((file): CommandRow => ({ order: number, file, checked: checkedAt })),
        )
        return { text: `${formatCount(rows.length, 'file')} of open orders missing.`, rows }
      },
    },
    {
      name: 'trash',
      params: '[day]',
      about: 'the deleted files that can be brought back, of one day (2026-11-02) or of all',
      async run([day], { trash }) {
        const found = await trash.list(day === undefined ? '' : toDay(day))
        return { text: `${formatCount(found.length, 'file')} in the trash.`, rows: found.map(toRow) }
      },
    },
    {
      name: 'restore',
      params: '<day> [file]…',
      about: 'brings back these files that were deleted on a day, or all that the database still names',
      async run([day, ...keys], { trash, orderFiles }) {
        if (day === undefined) throw new CommandRefusal('Give the day of the deletion, as 2026-11-02.')
        const found = await trash.list(toDay(day))
        const wanted = keys.length === 0 ? await orderFiles.known(found) : found.filter(({ key }) => keys.includes(key))
        const unknown = keys.filter((key) => !found.some((file) => file.key === key))
        if (unknown.length > 0) throw new CommandRefusal(`Not in the trash of ${day}: ${unknown.join(', ')}.`)
        const restored = await trash.restore(wanted)
        await orderFiles.checkAgain()
        const there = wanted.length - restored.length
        return {
          text: `${formatCount(restored.length, 'file')} brought back${there > 0 ? `; ${there} were there` : ''}.`,
          rows: restored.map((file): CommandRow => ({ file })),
        }
      },
    },
  ],
}
