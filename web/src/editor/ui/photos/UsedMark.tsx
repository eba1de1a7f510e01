/** Says at the corner of a photo that it is used, and how often. */
export function UsedMark({ uses }: { uses: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 right-1 grid h-6 min-w-6 place-items-center rounded-full bg-kea px-1.5 font-medium text-paper text-xs"
    >
      {uses === 1 ? '✓' : uses}
    </span>
  )
}
