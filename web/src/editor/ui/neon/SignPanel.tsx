import { signOn } from '@kea/design/edits/sign-edits'
import { TUBE_LIGHTS } from '@kea/design/neon/colours'
import { SIGN_LINES_MAX, TUBE_COLOURS } from '@kea/design/neon/tube-data'
import { afterFrame } from '~/lib/after-frame'
import { SelectField, TextAreaField } from '~/ui/Field'
import { RadioCards } from '~/ui/RadioCards'
import { signCommand } from '../../commands/change-sign'
import { sizeSettled, sizeThatFollows } from '../../commands/size-that-follows'
import type { Editor } from '../../Editor'
import { Slider } from '../Slider'
import { useEditor, useTypedDesign } from '../use-editor'
import { SignFacts } from './SignFacts'
import { typedLines } from './typed-lines'

const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'centre', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const

const LINES_HINT = `Up to ${SIGN_LINES_MAX} lines. Press Enter for a new one.`

/** The panels wait for a drawing no longer than this. */
const LONGEST_MS = 1000

/** Resolves when the sign of the words that are written now is drawn. */
async function afterDrawing(editor: Editor): Promise<void> {
  await Promise.resolve()
  await Promise.race([sizeSettled(editor), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
  await afterFrame()
}

/** The words of a sign, how their lines stand, and what the sign is made of. */
export function SignPanel() {
  const { editor } = useEditor()
  useTypedDesign()
  const { design, surface } = editor.context()
  const item = signOn(design, surface)
  if (!item) return null
  const { lines, align, lineSpacing } = item.data
  const isDrawing = editor.scene().surface.part.signDrawing !== undefined
  const change = (changes: Parameters<typeof signCommand>[0], step: string) => {
    const control = `${item.id} ${step}`
    editor.run(signCommand(changes, editor.neons.loaded.read()), control)
    sizeThatFollows(editor, control)
  }
  const write = (typed: string) => {
    void editor.panels.hold(afterDrawing(editor))
    change({ lines: typedLines(typed).map((words, at) => ({ ...lines[at], words })) }, 'words')
  }
  const colourLine = (at: number, value: string) => {
    const colour = TUBE_COLOURS.find((each) => each === value)
    change(
      {
        lines: lines.map(({ words, ...line }, place) => {
          if (place !== at) return { ...line, words }
          return colour ? { words, colour } : { words }
        }),
      },
      `colour ${at}`,
    )
  }
  return (
    <div className="grid gap-6 pb-2">
      <TextAreaField
        label="Your words"
        hint={isDrawing ? `Add up to ${SIGN_LINES_MAX} lines of words, or leave it empty.` : LINES_HINT}
        rows={Math.max(2, lines.length)}
        autoComplete="off"
        spellCheck={false}
        value={lines.map(({ words }) => words).join('\n')}
        onChange={({ target }) => write(target.value)}
      />
      <SignFacts item={item} />
      {lines.length > 1 && (
        <>
          <RadioCards
            legend="Lines"
            className="grid-cols-3"
            choices={ALIGNMENTS}
            value={align}
            onChange={(value) => {
              const found = ALIGNMENTS.find((each) => each.value === value)?.value
              if (found) change({ align: found }, 'align')
            }}
          />
          <Slider
            label="Between the lines"
            unit="%"
            value={Math.round(lineSpacing * 100)}
            least={130}
            most={250}
            step={5}
            onChange={(percent) => change({ lineSpacing: percent / 100 }, 'spacing')}
          />
          {lines.map((line, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
              key={at}
              label={`Colour of line ${at + 1}`}
              value={line.colour ?? ''}
              onChange={({ target }) => colourLine(at, target.value)}
            >
              <option value="">As the sign</option>
              {TUBE_COLOURS.map((colour) => (
                <option key={colour} value={colour}>
                  {TUBE_LIGHTS[colour].label}
                </option>
              ))}
            </SelectField>
          ))}
        </>
      )}
    </div>
  )
}
