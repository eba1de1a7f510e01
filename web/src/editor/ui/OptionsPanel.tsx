import { chooseValue, type OptionGroup, type OptionValue } from '@kea/design/options'
import type { QualityLevel } from '@kea/design/resolution'
import { formatMoney } from '@kea/shared/money'
import { RadioCards } from '~/ui/RadioCards'
import { chooseOption } from '../commands/choose-option'
import { priceOf } from '../model/price'
import { QUALITY_INK, QualityDot } from './QualityDot'
import { useDesign, useEditor, useSession } from './use-editor'
import { useQualityWith } from './use-print-quality'

const QUALITY_TEXT: Record<QualityLevel, string> = {
  excellent: 'sharp',
  good: 'good',
  fair: 'a little soft',
  poor: 'blurry',
}

/** Groups with titles up to this length have two columns. */
const SHORT_TITLE = 14

/** All options with their prices. Sizes also show the print quality of this photo. */
export function OptionsPanel() {
  const { groups } = useEditor().editor.product
  return (
    <div className="grid gap-7">
      {groups.map((group) => (
        <Choices key={group.uid} group={group} />
      ))}
    </div>
  )
}

function Choices({ group }: { group: OptionGroup }) {
  const { editor } = useEditor()
  const { design } = useDesign()
  const qualityWith = useQualityWith()
  const detail = useDetail()
  const chosen = group.values.find((value) => design.options.includes(value.uid))
  const isShort = group.values.every((value) => value.title.length <= SHORT_TITLE)
  const choices = group.values.map((value) => {
    const level = qualityWith(value.uid)
    return {
      value: value.uid,
      label: (
        <>
          {value.title}
          {level && (
            <span className={`flex items-center gap-1.5 text-sm ${QUALITY_INK[level]}`}>
              <QualityDot level={level} />
              {QUALITY_TEXT[level]}
            </span>
          )}
        </>
      ),
      detail: detail(group, value),
    }
  })
  return (
    <RadioCards
      legend={group.title}
      choices={choices}
      value={chosen?.uid}
      isStacked={isShort}
      className={isShort ? 'grid-cols-2' : undefined}
      onChange={(uid) => {
        const value = group.values.find((entry) => entry.uid === uid)
        if (value) editor.run(chooseOption(uid, value.title))
      }}
    />
  )
}

/** The whole price for an option that sets it, and the surcharge for another option. */
function useDetail(): (group: OptionGroup, value: OptionValue) => string {
  const { product } = useEditor().editor
  const { design } = useDesign()
  const { quantity } = useSession()
  return (group, value) => {
    const setsPrice = product.prices.some((row) => row.optionUids.includes(value.uid))
    if (!setsPrice) return value.addCents > 0 ? `+ ${formatMoney(value.addCents)}` : ''
    const price = priceOf(product, chooseValue(product.groups, design.options, value.uid), quantity)
    return price && group.values.length > 1 ? formatMoney(price.unitCents) : ''
  }
}
