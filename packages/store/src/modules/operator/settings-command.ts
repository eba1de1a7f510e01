import { type Command, CommandRefusal, count } from './command'

export const settingsCommand: Command = {
  name: 'settings',
  ways: [
    {
      word: '',
      takes: '',
      about: 'what the shopkeeper sets, such as the shop’s name and its bank account',
      async run(_, { settings }) {
        const rows = await settings.list()
        return { text: `${count(rows.length, 'setting')}.`, rows }
      },
    },
    {
      word: 'set',
      takes: '<name> <value>',
      about: 'sets one of them; a seed leaves it alone from then on',
      ids: 1,
      async run([key = '', ...words], { settings }) {
        if (words.length === 0) throw new CommandRefusal('Say the setting and its value; "" for none.')
        const value = words.join(' ').trim()
        const problem = await settings.set(key, value)
        if (problem !== null) throw new CommandRefusal(problem)
        return { text: `${key} is now ${value === '' ? 'empty' : `"${value}"`}. Pages show it within ten minutes.` }
      },
    },
  ],
}
