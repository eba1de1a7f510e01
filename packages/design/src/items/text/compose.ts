import type { PlacedText } from '../../document/document'
import type { Primitive } from '../../geometry/display-list'
import { frameCentre, turnAbout } from '../../geometry/frame'
import { layoutText } from '../../text/layout-text'
import type { Shape } from '../../text/shape'

export function composeText({ frame, data }: PlacedText, shape: Shape): Primitive {
  const { list } = layoutText(data, frame, shape)
  return {
    kind: 'group',
    ...(frame.angle !== 0 && { transform: turnAbout(frameCentre(frame), frame.angle) }),
    children: list,
  }
}
