import { choiceGroups } from '@kea/shared/first-view/choice-groups'
import { columnClasses } from '@kea/shared/first-view/stage-classes'
import type { Hero } from '@kea/shared/page/hero'
import { nextStepOf } from '@kea/shared/page/next-step'
import type { Page } from '@kea/shared/page/page'
import type { Product } from '@kea/shared/page/product'
import { StageView } from '@kea/shared/view/StageView'
import { Suspense, useState } from 'react'
import { LazyExtras } from '~/features/hero/LazyExtras'
import { Chooser } from '~/features/product-choice/Chooser'
import { listedChoice, useChoice } from '~/features/product-choice/choice'
import { useAfterFirstView } from '~/features/scheduling/use-when-needed'
import { lazyWithRetry } from '~/ui/lazy-with-retry'
import { BuyBar } from './BuyBar'
import { Gallery } from './Gallery'
import { pictureAfter, pictureOfChoice } from './wanted-picture'

const Promises = lazyWithRetry(async () => (await import('./Promises')).Promises)

interface StageProps {
  page: Page
  hero: Hero
  product: Product
}

/** The first view of a page with a product, with its pictures, its choice and the next step. */
export function Stage({ page, hero, product }: StageProps) {
  const choice = useChoice(product)
  const isNeeded = useAfterFirstView()
  const [wanted, setWanted] = useState(() => pictureOfChoice(product, choice.chosen, listedChoice(product)))
  const choose = (uid: string) => {
    choice.choose(uid)
    setWanted(pictureAfter(product, uid, wanted, hero.picture))
  }
  const groups = choiceGroups(product, choice.chosen)
  const columns = columnClasses(
    hero.pictures.length,
    groups.map(({ choices }) => choices.length),
  )
  return (
    <StageView
      page={page}
      hero={hero}
      columns={columns}
      gallery={<Gallery hero={hero} product={product} wanted={wanted} />}
      extras={<LazyExtras page={page} />}
      choices={
        <>
          <Chooser groups={groups} choice={{ ...choice, choose }} />
          <BuyBar hero={hero} product={product} choice={choice} email={page.settings.email} />
        </>
      }
      below={
        <div className={`${nextStepOf(product).is === 'design' ? 'min-h-72' : 'min-h-40'} pt-6 lg:min-h-40 lg:pt-5`}>
          {isNeeded && (
            <Suspense>
              <Promises settings={page.settings} product={product} cents={choice.price?.unitCents ?? null} />
            </Suspense>
          )}
        </div>
      }
    />
  )
}
