import { readAmount } from '@kea/shared/gift/gift'
import { formatMoney } from '@kea/shared/money'
import { RadioCards } from '~/ui/RadioCards'

/** The most usual amounts. */
const USUAL = ['25', '50', '100', '200']

/** Buttons for round amounts. Other amounts are typed below. */
export function Amounts({ amount, choose }: { amount: string; choose: (amount: string) => void }) {
  const cents = readAmount(amount)
  return (
    <RadioCards
      legend="Popular amounts"
      className="grid-cols-2 sm:grid-cols-4"
      value={USUAL.find((usual) => readAmount(usual) === cents)}
      onChange={choose}
      choices={USUAL.map((usual) => ({ value: usual, label: formatMoney(readAmount(usual) ?? 0) }))}
    />
  )
}
