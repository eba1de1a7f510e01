import { type Command, CommandRefusal, EVERY_PAGE, formatCount } from './command'

export const settingsCommand: Command = {
  name: 'settings',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'the shop’s settings, such as its name and its bank account',
      async run(_, { settings }) {
        const rows = await settings.list()
        return { text: `${formatCount(rows.length, 'setting')}.`, rows }
      },
    },
    {
      name: 'set',
      params: '<name> <value>',
      about: 'sets one of them; a seed no longer changes it',
      ids: 1,
      async run([key = '', ...rest], { settings }) {
        if (rest.length === 0) throw new CommandRefusal('Give the setting and its value; "" for none.')
        const value = rest.join(' ').trim()
        const problem = await settings.set(key, value)
        if (problem !== null) throw new CommandRefusal(problem)
        const text = `${key} is now ${value === '' ? 'empty' : `"${value}"`}. Pages show it within 90 seconds.`
        return { text, changed: EVERY_PAGE }
      },
    },
  ],
}
