import { firstViewClasses as look } from '../first-view/classes'
import type { HeroExtras } from '../page/hero'

/** The space of rating, links and offer until their code has loaded. */
export function ExtrasSpace({ extras }: { extras: HeroExtras }) {
  const boxes = [extras.rating && look.heroRating, extras.links && look.heroLinks, extras.offer && look.heroOffer]
  return (
    <div aria-hidden="true" className={look.heroExtras}>
      {boxes.map(
        (name) =>
          name && (
            <div key={name} className={name}>
              <span className={look.heroPlaceholder} />
            </div>
          ),
      )}
    </div>
  )
}
