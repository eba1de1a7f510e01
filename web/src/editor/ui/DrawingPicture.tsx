import type { Drawing } from '@kea/design/items/graphic/drawing'

/** A drawing in its own colours. */
export function DrawingPicture({ drawing: { width, height, colours, paths } }: { drawing: Drawing }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-full" aria-hidden="true">
      {paths.map(({ path, colour, line }) =>
        line === undefined ? (
          <path key={path} d={path} fill={colours[colour]} />
        ) : (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={colours[colour]}
            strokeWidth={line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  )
}
