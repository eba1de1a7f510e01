import type { Finding, FindingKind } from '@kea/design/preflight/finding'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { remedyOf, showFinding } from '../commands/remedies'
import { unchangedFindings } from '../model/unchanged-findings'
import { useDesign, useEditor } from './use-editor'

/** Findings of one kind that are listed. A set of prints may have a hundred. */
const LISTED = 4

const MORE: Record<FindingKind, string> = {
  'empty-places': 'more layouts have empty places',
  sample: 'more of our sample photos',
  blurry: 'more photos come out blurry',
  'white-edge': 'more photos end right at the edge',
  'text-cut': 'more texts may be cut',
  'text-covered': 'more texts are covered',
  faint: 'more texts are hard to read',
  'photo-covered': 'more photos are covered in part',
  'photo-fold': 'more photos lie in the fold',
  'text-fold': 'more texts lie in the fold',
  'thin-spine': 'more texts are on a thin spine',
  unprinted: 'more texts have signs that we can’t print',
  unwritten: 'more texts are not written yet',
  'no-words': 'more sides have no words',
  'one-way': 'more backs look different upside down',
  'thin-border': 'more borders are too narrow',
  alike: 'more pairs look alike',
  'no-days': 'more pages have no days',
  'full-day': 'more pages have days with too many words',
  'long-caption': 'more photos have words that are longer than their places',
  'too-long': 'more texts have too many letters',
  unbendable: 'more signs cannot be bent',
}

/** What cannot be ordered as it is. */
const NOT_MADE: Partial<Record<FindingKind, string>> = {
  'too-long': 'We can’t make words that are too long. Shorten them first.',
  unbendable: 'We can’t bend this sign as it is. Change its words, font or size first.',
  'no-days': 'A calendar needs its days and its year. Put them back first.',
}

interface PreflightDialogProps {
  /** What was found when it was opened. */
  found: readonly Finding[]
  /** Adds the design to the cart as it is. */
  onGo: () => void
  onClose: () => void
}

/** What may not print as the shopper expects, each with its place and its remedy, before the design goes to the cart. */
export function PreflightDialog({ found, onGo, onClose }: PreflightDialogProps) {
  const { editor } = useEditor()
  const findings = useFindings(found)
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  const isFine = findings.length === 0
  const [notMade] = kinds.flatMap((kind) => NOT_MADE[kind] ?? [])
  const add = editor.buyLabel
  return (
    <Dialog title={isFine ? 'Ready to print' : 'Before we print it'} open onClose={onClose}>
      <div aria-live="polite">
        {isFine ? (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 text-kea" />
            All sorted. Your design prints as you see it.
          </p>
        ) : (
          <p className="mb-4 text-ink-soft">{notMade ?? 'You can change these now, or leave them as they are.'}</p>
        )}
      </div>
      <ul className="grid">
        {kinds.map((kind) => (
          <OfKind
            key={kind}
            kind={kind}
            findings={findings.filter((finding) => finding.kind === kind)}
            onShow={onClose}
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Back to the design
        </Button>
        {notMade === undefined && <Button onClick={onGo}>{isFine ? add : `${add} as it is`}</Button>}
      </div>
    </Dialog>
  )
}

/** The findings, which follow each remedy. */
function useFindings(found: readonly Finding[]): readonly Finding[] {
  const { editor } = useEditor()
  const { design } = useDesign()
  const [judged, setJudged] = useState({ design, findings: found })
  useEffect(() => {
    if (design === judged.design) return
    let isOver = false
    const take = (findings: readonly Finding[]) => isOver || setJudged({ design, findings })
    void editor.findings().then(take, () => {})
    return () => {
      isOver = true
    }
  }, [editor, design, judged])
  return design === judged.design ? judged.findings : unchangedFindings(judged.findings, judged.design, design)
}

function OfKind({ kind, findings, onShow }: { kind: FindingKind; findings: readonly Finding[]; onShow: () => void }) {
  const more = findings.length - LISTED
  return (
    <>
      {findings.slice(0, LISTED).map((finding) => (
        <Entry key={`${finding.surface} ${finding.item} ${finding.kind}`} finding={finding} onShow={onShow} />
      ))}
      {more > 0 && (
        <li className="border-t border-line py-3 text-ink-soft">
          And {more} {MORE[kind]}.
        </li>
      )}
    </>
  )
}

function Entry({ finding, onShow }: { finding: Finding; onShow: () => void }) {
  const { editor } = useEditor()
  const remedy = remedyOf(finding, editor.context())
  const show = () => {
    editor.run(showFinding(finding))
    onShow()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
      <p className="min-w-0 py-1 break-words">{finding.text}</p>
      <p className="-ml-3 flex flex-wrap">
        <Button look="quiet" onClick={show} aria-label={`Show me: ${finding.text}`}>
          Show me
        </Button>
        {remedy && (
          <Button look="quiet" onClick={() => editor.run(remedy)} aria-label={`${remedy.label}: ${finding.text}`}>
            {remedy.label}
          </Button>
        )}
      </p>
    </li>
  )
}
