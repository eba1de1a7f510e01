import { stageClasses as look, swatchBox, swatchX } from '../first-view/stage-classes'

/** The colours of a choice, before its title. Attributes of SVG need no inline style, which the content policy forbids. */
export const Swatch = ({ colours }: { colours: readonly string[] }) =>
  colours.length > 0 && (
    <svg className={look.swatch} viewBox={swatchBox(colours)} aria-hidden="true">
      {colours.map((colour, at) => (
        <circle key={colour} cx={swatchX(at)} cy="8" r="7" fill={colour} stroke="#767b77" />
      ))}
    </svg>
  )
