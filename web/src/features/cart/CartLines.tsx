import { Price } from '@kea/shared/view/Price'
import { LinePicture } from '~/ui/LinePicture'
import type { CartLine } from './cart'

/** What is shown of a line. */
export type ShownLine = Pick<
  CartLine,
  | 'uid'
  | 'name'
  | 'quantity'
  | 'options'
  | 'rowCents'
  | 'design'
  | 'hasCopies'
  | 'preview'
  | 'previewWords'
  | 'picture'
  | 'problems'
>

/** Prints of one design have one picture. */
const isShownAbove = (lines: readonly ShownLine[], at: number): boolean =>
  lines[at]?.hasCopies === true && lines[at - 1]?.design?.uid === lines[at]?.design?.uid

/** The lines of a cart, each with a preview of its design. */
export function CartLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line, at) => (
        <li key={line.uid} className="grid grid-cols-[6rem_1fr_auto] items-start gap-4">
          {isShownAbove(lines, at) ? <span /> : <LinePicture line={line} sizes="6rem" />}
          <div>
            <p className="font-medium">
              {line.quantity > 1 && <span className="tabular-nums">{line.quantity} × </span>}
              {line.name}
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">{line.options.map(({ value }) => value).join(', ')}</p>
            {line.problems.map((problem) => (
              <p key={problem} className="mt-1 text-sm font-medium text-danger">
                {problem}
              </p>
            ))}
          </div>
          {line.rowCents > 0 && <Price cents={line.rowCents} />}
        </li>
      ))}
    </ul>
  )
}
