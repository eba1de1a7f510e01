import { type ChoiceGroup, choiceGroups } from '../../first-view/choice-groups'
import { columnClasses, columnsFor, stageClasses as look } from '../../first-view/stage-classes'
import type { Hero } from '../../page/hero'
import type { Page } from '../../page/page'
import type { Product } from '../../page/product'
import { ExtrasSpace } from '../ExtrasSpace'
import { GalleryView, StageView } from '../StageView'
import { Swatch } from '../Swatch'

const Group = ({ legend, isSized, choices }: ChoiceGroup) => (
  <div>
    <span className={look.legend}>{legend}</span>
    <div className={isSized ? columnsFor(choices.map(({ label }) => label)) : look.options}>
      {choices.map(({ uid, label, detail, swatch }) => (
        <div key={uid} className={look.card}>
          <span>
            <Swatch colours={swatch} />
            {label}
          </span>
          {detail && <span className={look.detail}>{detail}</span>}
        </div>
      ))}
    </div>
  </div>
)

function Action({ hero: { href, cta }, product }: { hero: Hero; product: Product }) {
  if (!product.inStock) {
    return (
      <button type="button" disabled className={look.soldOut}>
        OUT OF STOCK
      </button>
    )
  }
  return (
    href !== '' && (
      <a href={href} className={look.action}>
        {cta}
      </a>
    )
  )
}

/** The stage before any script has run: the choices are shown, and cannot be chosen yet. */
export function DocumentStage({ page, hero, product }: { page: Page; hero: Hero; product: Product }) {
  const groups = choiceGroups(product)
  const columns = columnClasses(
    hero.pictures.length,
    groups.map(({ choices }) => choices.length),
  )
  return (
    <StageView
      page={page}
      hero={hero}
      columns={columns}
      gallery={<GalleryView hero={hero} />}
      extras={page.heroExtras && <ExtrasSpace extras={page.heroExtras} />}
      choices={
        <>
          {groups.length > 0 && (
            <div className={look.groups}>
              {groups.map((group) => (
                <Group key={group.legend} {...group} />
              ))}
            </div>
          )}
          <div className={look.buyBar} data-buy-bar>
            <div className={look.total} />
            <Action hero={hero} product={product} />
          </div>
        </>
      }
    />
  )
}
