import { UNIT_PATHS } from '@kea/design/geometry/unit-paths'
import { DRAWING_GROUPS, isDrawing } from '@kea/design/items/graphic/drawing-names'
import { SHAPE_NAMES } from '@kea/design/items/shape/item-type'
import { SHAPES } from '@kea/design/items/shape/shape-data'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Spinner } from '~/ui/Spinner'
import { addGraphic, addShape } from '../commands/add-item'
import type { Command } from '../commands/command'
import { DrawingPicture } from './DrawingPicture'
import { useDrawings, useEditor } from './use-editor'

const SHAPE_PATHS: Record<(typeof SHAPES)[number], string> = {
  rect: 'M0 0.14L1 0.14L1 0.86L0 0.86Z',
  ellipse: 'M0.5 0A0.5 0.5 0 0 1 0.5 1A0.5 0.5 0 0 1 0.5 0Z',
  triangle: UNIT_PATHS.triangle,
  star: UNIT_PATHS.star,
  line: 'M0 0.46L1 0.46L1 0.54L0 0.54Z',
}

/** Letters without their marks, so that kowhai finds kōwhai. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Shapes and drawings of the shop, in groups and by search. */
export function GraphicsPanel() {
  const { editor } = useEditor()
  const [search, setSearch] = useState('')
  const drawings = useDrawings()
  useEffect(() => void editor.graphics.load().catch(() => {}), [editor])
  const wanted = plain(search.trim())
  const groups = Object.entries(DRAWING_GROUPS).map(([group, names]) => ({
    group,
    entries: Object.entries<string>(names).filter(
      ([id, name]) => plain(`${name} ${id}`).includes(wanted) || plain(group).includes(wanted),
    ),
  }))
  const found = groups.filter(({ entries }) => entries.length > 0)
  const isShapes = 'shapes'.includes(wanted) || SHAPES.some((shape) => plain(SHAPE_NAMES[shape]).includes(wanted))
  return (
    <div className="grid gap-4 pb-2">
      <input
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder="Find hearts, kiwi, arrows …"
        aria-label="Find a graphic"
        className="h-11 w-full rounded-field border border-control bg-paper px-3 text-base text-ink"
      />
      {isShapes && (
        <Group title="Shapes">
          {SHAPES.map((shape) => (
            <AddButton key={shape} name={SHAPE_NAMES[shape]} command={() => addShape(editor.newKey(), shape)}>
              <svg viewBox="0 0 1 1" className="size-9 fill-kea" aria-hidden="true">
                <path d={SHAPE_PATHS[shape]} />
              </svg>
            </AddButton>
          ))}
        </Group>
      )}
      {!drawings && <Spinner />}
      {drawings &&
        found.map(({ group, entries }) => (
          <Group key={group} title={group}>
            {entries.map(([id, name]) => {
              const drawing = drawings(id)
              return (
                drawing &&
                isDrawing(id) && (
                  <AddButton key={id} name={name} command={() => addGraphic(editor.newKey(), id, drawing)}>
                    <DrawingPicture drawing={drawing} />
                  </AddButton>
                )
              )
            })}
          </Group>
        ))}
      {drawings && found.length === 0 && !isShapes && (
        <p role="status" className="text-ink-soft">
          We have no graphic of that name. Try a shorter word.
        </p>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        {title}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1">{children}</ul>
    </section>
  )
}

function AddButton({ name, command, children }: { name: string; command: () => Command; children: ReactNode }) {
  const { editor } = useEditor()
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={() => editor.run(command())}
        className="grid aspect-square w-full cursor-pointer place-items-center rounded-lg bg-mist p-2 transition-colors duration-150 hover:bg-kea-mist"
      >
        {children}
      </button>
    </li>
  )
}
