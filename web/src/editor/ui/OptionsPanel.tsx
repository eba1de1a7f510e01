import { signLetters } from '@kea/design/arrangement/sign-letters'
import type { SignSize } from '@kea/design/edits/sign-edits'
import type { QualityLevel } from '@kea/design/geometry/resolution'
import { asksForEdgeColour, isUnprinted, isWorkshopOnly } from '@kea/design/product/parts'
import { formatMoney } from '@kea/shared/money'
import { chooseOption, type OptionChoice, type ProductOption } from '@kea/shared/product-options'
import { Suspense } from 'react'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { RadioCards } from '~/ui/RadioCards'
import { signOptionCommand } from '../commands/change-sign'
import { sizeThatFollows } from '../commands/size-that-follows'
import { priceOf } from '../model/price'
import type { EditorProduct } from '../model/product'
import { workspaceOf } from '../workspaces/workspace-of'
import { useSignSizes } from './neon/use-sign-sizes'
import { QUALITY_INK, QualityDot } from './QualityDot'
import { SizeFields } from './SizeFields'
import { useDesign, useEditor, useFacts, useSession } from './use-editor'
import { useQualityWith } from './use-print-quality'

const FontPicture = lazyWithRetry(async () => (await import('./neon/FontPicture')).FontPicture)
const EdgeColour = lazyWithRetry(async () => (await import('./EdgeColour')).EdgeColour)

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
  const { options, definition } = useEditor().editor.product
  return (
    <div className="grid gap-7">
      {definition.freeSize && <SizeFields limits={definition.freeSize} />}
      {options.map((option) => (
        <Choices key={option.uid} option={option} />
      ))}
    </div>
  )
}

/** The font of a sign that an option chooses; undefined for other options. */
const signFontOf = ({ definition }: EditorProduct, uid: string) =>
  definition.effects.find(({ option }) => option === uid)?.part?.['*']?.signFont

const isTooSmall = (size: SignSize | undefined): boolean =>
  size !== undefined && !size.isAwaited && size.problem !== null

function Choices({ option }: { option: ProductOption }) {
  const { editor } = useEditor()
  useDesign()
  useSession()
  const { options } = editor.context()
  const qualityWith = useQualityWith()
  const detail = useDetail()
  const signSizes = useSignSizes()
  const chosen = option.choices.find((choice) => options.includes(choice.uid))
  const isShort = option.choices.every((choice) => choice.title.length <= SHORT_TITLE)
  const choices = option.choices.map((choice) => {
    const level = qualityWith(choice.uid)
    const font = signFontOf(editor.product, choice.uid)
    return {
      value: choice.uid,
      label: (
        <>
          {choice.title}
          {level && (
            <span className={`flex items-center gap-1.5 text-sm ${QUALITY_INK[level]}`}>
              <QualityDot level={level} />
              {QUALITY_TEXT[level]}
            </span>
          )}
          {font && (
            <Suspense fallback={<span className="mt-1.5 block h-12" />}>
              <FontPicture font={font} />
            </Suspense>
          )}
          {isTooSmall(signSizes?.get(choice.uid)) && (
            <span className="block text-danger text-sm">not for these words</span>
          )}
        </>
      ),
      detail: detail(option, choice),
    }
  })
  return (
    <>
      <RadioCards
        legend={option.title}
        choices={choices}
        value={chosen?.uid}
        isStacked={isShort}
        className={isShort ? 'grid-cols-2' : undefined}
        onChange={(uid) => {
          const choice = option.choices.find((entry) => entry.uid === uid)
          if (!choice) return
          const control = `option ${uid}`
          editor.run(signOptionCommand(uid, choice.title, editor.neons.loaded.read()), signSizes ? control : null)
          if (signSizes && !signSizes.has(uid)) sizeThatFollows(editor, control)
        }}
      />
      {chosen && isWorkshopOnly(editor.product.definition, chosen.uid) && (
        <p className="-mt-5 text-sm text-ink-soft">
          {isUnprinted(editor.product.definition, [chosen.uid])
            ? 'We print nothing then. Your photo here only shows how it will look.'
            : 'We do this in our workshop, so the picture here stays the same.'}
        </p>
      )}
      {chosen && asksForEdgeColour(editor.product.definition, chosen.uid) && (
        <Suspense fallback={null}>
          <EdgeColour />
        </Suspense>
      )}
    </>
  )
}

/** The whole price for an option that sets it, and the surcharge for another option. */
function useDetail(): (option: ProductOption, choice: OptionChoice) => string {
  const { editor } = useEditor()
  const { design } = useDesign()
  useSession()
  const facts = useFacts()
  const { product, options, surface } = editor.context()
  const pieces = workspaceOf(product).quantityOn(surface, facts)
  return (option, choice) => {
    const setsPrice = product.prices.some((row) => row.optionUids.includes(choice.uid))
    if (!setsPrice) return choice.addCents > 0 ? `+\u00a0${formatMoney(choice.addCents)}` : ''
    const price = priceOf(product, chooseOption(product.options, options, choice.uid), pieces, signLetters(design))
    return price && option.choices.length > 1 ? formatMoney(price.unitCents) : ''
  }
}
