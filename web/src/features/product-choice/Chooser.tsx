import type { ChoiceGroup } from '@kea/shared/first-view/choice-groups'
import { columnsFor, stageClasses as look } from '@kea/shared/first-view/stage-classes'
import { Swatch } from '@kea/shared/view/Swatch'
import { useId, useOptimistic } from 'react'
import { paintFirst } from '~/ui/paint-first'
import type { Choice } from './choice'

/** Sizes with their prices, and the other options. */
export function Chooser({ groups, choice }: { groups: readonly ChoiceGroup[]; choice: Choice }) {
  return (
    groups.length > 0 && (
      <div className={look.groups}>
        {groups.map((group) => (
          <Group key={group.legend} group={group} choice={choice} />
        ))}
      </div>
    )
  )
}

/**
 * Native radio buttons in cards, so arrow keys and screen readers work as usual. A chosen card is painted before the
 * prices and pictures that follow from it.
 */
function Group({ group: { legend, isSized, choices }, choice }: { group: ChoiceGroup; choice: Choice }) {
  const name = useId()
  const [chosen, show] = useOptimistic(choices.find(({ uid }) => choice.chosen.includes(uid))?.uid)
  const choose = (uid: string) =>
    paintFirst(
      () => show(uid),
      () => choice.choose(uid),
    )
  return (
    <fieldset>
      <legend className={look.legend}>{legend}</legend>
      <div className={isSized ? columnsFor(choices.map(({ label }) => label)) : look.options}>
        {choices.map(({ uid, label, detail, swatch }) => (
          <label key={uid} className={`${look.card} ${ACTIVE}`}>
            <input
              type="radio"
              name={name}
              value={uid}
              checked={uid === chosen}
              onChange={() => choose(uid)}
              className="sr-only"
            />
            <span>
              <Swatch colours={swatch} />
              {label}
            </span>
            {detail && <span className={look.detail}>{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const ACTIVE =
  'relative cursor-pointer hover:border-ink has-checked:border-kea has-checked:bg-kea-mist has-checked:shadow-[inset_0_0_0_1px_var(--color-kea)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kea'
