import type { HeroPicture } from '@kea/shared/page/hero'
import { classNames } from '~/lib/class-names'
import { Picture } from '~/ui/Picture'

interface ThumbsProps {
  pictures: readonly HeroPicture[]
  current: number
  onPick: (index: number) => void
}

/** Small pictures that change the large one. */
export function Thumbs({ pictures, current, onPick }: ThumbsProps) {
  return pictures.map(({ picture, alt }, index) => (
    <button
      key={picture}
      type="button"
      aria-label={`Show picture ${index + 1} of ${pictures.length}: ${alt}`}
      aria-current={index === current}
      onClick={() => onPick(index)}
      className={classNames(
        'aspect-[4/3] h-full shrink-0 cursor-pointer overflow-hidden rounded-lg border-2 -outline-offset-2',
        index === current ? 'border-kea' : 'border-transparent hover:border-control',
      )}
    >
      <Picture src={picture} alt="" sizes="110px" shape="custom" className="size-full" />
    </button>
  ))
}
