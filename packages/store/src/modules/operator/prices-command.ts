import { formatMoney } from '@kea/shared/money'
import type { Services } from '../../services'
import type { ChoicePrice } from '../catalogue/price-admin-repo'
import { type Command, CommandRefusal, type CommandRow, EVERY_PAGE, formatCount, toId } from './command'
import { readDollars } from './dollars'

const CENTS_MAX = 1_000_000

/** A price of the operator: above nothing, and below what looks like a slip of the hand. */
function readPrice(arg: string): number {
  const cents = readDollars(arg)
  if (cents > CENTS_MAX) throw new CommandRefusal(`A price is at most ${formatMoney(CENTS_MAX)}.`)
  return cents
}

async function choicesOf(sku: string, { priceAdmin }: Services): Promise<ChoicePrice[]> {
  const choices = await priceAdmin.choices(sku)
  if (choices.length === 0) throw new CommandRefusal(`There is no product "${sku}" with prices. \`prices\` lists them.`)
  return choices
}

function readQuantity(arg: string): number {
  if (!/^[1-9]\d{0,5}$/.test(arg)) throw new CommandRefusal(`"${arg}" is not a quantity.`)
  return Number(arg)
}

const toRow = (row: ChoicePrice): CommandRow => ({
  choice: row.id,
  option: row.option_title,
  title: row.title,
  'from pieces': row.quantity_from,
  'each piece': row.cents === null ? null : formatMoney(row.cents),
  adds: row.add_cents === 0 ? null : formatMoney(row.add_cents),
  offers: row.takes_offers === 0 ? 'never reduce it' : null,
  ...(row.letter_cents !== null && {
    letters: `${row.letters_included}, each further one ${formatMoney(row.letter_cents)}`,
  }),
})

/** More pieces never cost more each. Answers the row that says otherwise. */
const contradicting = (rows: readonly ChoicePrice[], choice: number, quantity: number, cents: number) =>
  rows.find(
    ({ id, quantity_from: from, cents: other }) =>
      id === choice &&
      from !== null &&
      other !== null &&
      ((from < quantity && other < cents) || (from > quantity && other > cents)),
  )

export const pricesCommand: Command = {
  name: 'prices',
  subcommands: [
    {
      name: '',
      params: '',
      about: 'the products with their least price, without offers',
      async run(_, { priceAdmin }) {
        const rows = (await priceAdmin.list()).map(({ sku, name, page, from_cents: cents }) => ({
          sku,
          name,
          page,
          from: cents === null ? null : formatMoney(cents),
        }))
        return { text: `${formatCount(rows.length, 'product')}.`, rows }
      },
    },
    {
      name: 'show',
      params: '<sku>',
      about: 'the price table of a product, and what its other choices add',
      ids: 1,
      async run([sku = ''], services) {
        const choices = await choicesOf(sku, services)
        return { text: `Prices of ${sku}, GST included, without offers.`, rows: choices.map(toRow) }
      },
    },
    {
      name: 'set',
      params: '<sku> <choice> <from pieces> <dollars>',
      about: 'sets what each piece costs from a quantity on; carts and pages show it at once',
      ids: 3,
      async run([sku = '', id = '', from = '', dollars = ''], services) {
        const [choice, quantity, cents] = [toId(id, 'choice'), readQuantity(from), readPrice(dollars)]
        if (cents === 0) throw new CommandRefusal('A price is more than nothing.')
        const rows = await choicesOf(sku, services)
        const other = contradicting(rows, choice, quantity, cents)
        if (other) {
          throw new CommandRefusal(
            `More pieces never cost more each: from ${other.quantity_from} pieces on it is ${formatMoney(other.cents ?? 0)}. Set that price first.`,
          )
        }
        if (!(await services.priceAdmin.setPrice(sku, choice, quantity, cents))) {
          throw new CommandRefusal(`${sku} has no price of choice ${choice} from ${formatCount(quantity, 'piece')} on.`)
        }
        const title = rows.find((row) => row.id === choice)?.title
        return {
          text: `${sku}, ${title}: ${formatMoney(cents)} each from ${formatCount(quantity, 'piece')} on.`,
          changed: EVERY_PAGE,
        }
      },
    },
    {
      name: 'letter',
      params: '<sku> <choice> <from pieces> <dollars>',
      about: 'sets what each further letter of a sign costs from a quantity on; 0 for nothing',
      ids: 3,
      async run([sku = '', id = '', from = '', dollars = ''], services) {
        const [choice, quantity, cents] = [toId(id, 'choice'), readQuantity(from), readPrice(dollars)]
        if (!(await services.priceAdmin.setLetter(sku, choice, quantity, cents))) {
          throw new CommandRefusal(
            `${sku} has no price by the letter for choice ${choice} from ${formatCount(quantity, 'piece')} on.`,
          )
        }
        return {
          text: `${sku}, choice ${choice}: ${formatMoney(cents)} for each further letter from ${formatCount(quantity, 'piece')} on.`,
          changed: EVERY_PAGE,
        }
      },
    },
    {
      name: 'extra',
      params: '<sku> <choice> <dollars>',
      about: 'sets what a choice outside the price table adds to each piece; 0 for nothing',
      ids: 2,
      async run([sku = '', id = '', dollars = ''], services) {
        const [choice, cents] = [toId(id, 'choice'), readPrice(dollars)]
        const rows = await choicesOf(sku, services)
        if (!(await services.priceAdmin.setExtra(sku, choice, cents))) {
          const isPriced = rows.some((row) => row.id === choice && row.cents !== null)
          throw new CommandRefusal(
            isPriced
              ? `Choice ${choice} has prices of its own: use \`prices set\`.`
              : `${sku} has no choice ${choice}. \`prices show ${sku}\` lists them.`,
          )
        }
        const title = rows.find((row) => row.id === choice)?.title
        return { text: `${sku}, ${title}: adds ${formatMoney(cents)} to each piece.`, changed: EVERY_PAGE }
      },
    },
  ],
}
