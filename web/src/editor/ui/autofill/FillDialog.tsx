import { isFilled, pageNoun } from '@kea/design/arrangement/filled-pages'
import { shownSurfaces } from '@kea/design/arrangement/shown-surfaces'
import { useAtom } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { afterFrame } from '~/lib/after-frame'
import { Alert } from '~/ui/Alert'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { fillAll } from '../../commands/auto-fill'
import { useDesign, useEditor, useFacts, useSession } from '../use-editor'
import { DensityChoice } from './DensityChoice'
import { FillActions } from './FillActions'
import { fillChoiceAtom } from './fill-choice'
import { comingPhotos, fillOffers, hasDensity, photoFacts, photosHere, withComing } from './fill-facts'
import { afterwardsText, fewText, lockedText, photosText, problemText } from './fill-words'
import { PageCountChoice } from './PageCountChoice'
import { ReadProgress } from './ReadProgress'
import { StartAgain } from './StartAgain'

/** Fills all pages with the photos of the design, as full as the shopper wants them, and as many as are chosen. */
export function FillDialog({ onClose }: { onClose: () => void }) {
  const { editor, fillPhotos } = useEditor()
  const { design } = useDesign()
  const { reading, notice } = useSession()
  const { quantity } = useFacts()
  const [choice, setChoice] = useAtom(fillChoiceAtom)
  const { density } = choice
  const [isAsking, setIsAsking] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isFilling, setIsFilling] = useState(false)
  const isBegun = useRef(false)
  const { product } = editor
  const coming = comingPhotos(reading)
  const all = useMemo(() => ({ product, design: withComing(design, coming) }), [product, design, coming])
  const facts = useMemo(() => photoFacts(all), [all])
  const offers = useMemo(() => fillOffers(all, density, quantity), [all, density, quantity])
  const offer = offers.find(({ uid }) => uid === choice.pages) ?? offers.find(({ suits }) => suits) ?? null
  const noun = pageNoun(product.definition)
  const pages = offer?.pages ?? shownSurfaces(product.definition, design).length
  const told = notice?.isOfFiles || notice?.tone === 'danger' ? notice : null
  const problem = problemText(facts)
  const few = problem === null ? fewText(facts, pages, noun) : null

  const fill = async (isAnew: boolean) => {
    // Also a second tap before the button is drawn as busy.
    if (isBegun.current) return
    isBegun.current = true
    setIsWaiting(false)
    setIsFilling(true)
    await afterFrame()
    const refusal = told?.tone === 'danger' ? told.text : ''
    editor.run(fillAll({ density, pages: offer?.uid ?? null, isAnew }, refusal))
    onClose()
  }
  const stop = () => {
    setIsWaiting(false)
    editor.photos.cancel()
  }
  const canStartAgain = facts.all > facts.leftOut && (facts.lockedPages > 0 || isFilled(design))
  const onStartAgain = canStartAgain ? () => setIsAsking(true) : null
  const isRead = isWaiting && reading === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last photo begins it, with what is chosen then
  useEffect(() => {
    if (!isRead) return
    // Where no file could be opened, photos that are chosen later wait for another press.
    if (problem === null) void fill(false)
    else setIsWaiting(false)
  }, [isRead])
  return (
    <Dialog title="Fill it for me" open onClose={onClose}>
      {isAsking ? (
        <StartAgain
          lockedPages={facts.lockedPages}
          isFilling={isFilling}
          onGo={() => fill(true)}
          onBack={() => setIsAsking(false)}
        />
      ) : (
        <div className="grid gap-5">
          {reading && reading.of > 1 && <ReadProgress reading={reading} onStop={stop} />}
          {told && <Alert tone={told.tone}>{told.text}</Alert>}
          {problem === null && (
            <p>
              {photosText(facts)} {afterwardsText(noun)}
            </p>
          )}
          {facts.lockedPages > 0 && (
            <p className="flex gap-2 text-[0.9375rem]">
              <LockKeyhole aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {lockedText(facts.lockedPages)}
            </p>
          )}
          {problem === null && (
            <>
              {hasDensity(all) && (
                <DensityChoice value={density} onChange={(next) => setChoice({ ...choice, density: next })} />
              )}
              {offers.length > 0 && (
                <PageCountChoice
                  offers={offers}
                  value={offer?.uid}
                  onChange={(uid) => setChoice({ ...choice, pages: uid })}
                />
              )}
            </>
          )}
          {(problem ?? few) && (
            <Alert tone="calm">
              <p>{problem ?? few}</p>
              <p className="-ml-3 flex flex-wrap">
                <Button look="quiet" onClick={fillPhotos}>
                  {facts.all === 0 ? 'Choose photos' : 'Choose more photos'}
                </Button>
                {problem && onStartAgain && (
                  <Button look="quiet" onClick={onStartAgain}>
                    Start again from your photos
                  </Button>
                )}
              </p>
            </Alert>
          )}
          {problem === null && (
            <FillActions
              title={offer?.title ?? `all ${noun}s`}
              here={photosHere(design)}
              isWaiting={isWaiting}
              isFilling={isFilling}
              onFill={() => (reading ? setIsWaiting(true) : fill(false))}
              onFillNow={() => fill(false)}
              onStartAgain={onStartAgain}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
