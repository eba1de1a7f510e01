import { routes } from '@kea/shared/routes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import { picturesQuery } from './pictures'

export interface ProductTile {
  label: string
  slug: string
  /** Slug of the product page whose picture is shown; that of the link by default. */
  pictured?: string
}

const picturePath = ({ slug, pictured = slug }: ProductTile): string => routes.page({ slug: pictured })

/** Column widths of a page of 100rem with its padding and gaps. On phones there are two columns. */
const COLUMNS = {
  2: {
    grid: 'grid-cols-2',
    sizes: '(min-width: 1600px) 740px, (min-width: 1024px) calc(50vw - 60px), calc(50vw - 32px)',
  },
  4: {
    grid: 'grid-cols-2 lg:grid-cols-4',
    sizes: '(min-width: 1600px) 358px, (min-width: 1024px) calc(25vw - 42px), calc(50vw - 32px)',
  },
} as const

interface ProductTilesProps {
  tiles: readonly ProductTile[]
  /** On wide screens. */
  columns: keyof typeof COLUMNS
}

/** Links with product pictures. Each picture has reserved space while it loads and if it fails to load. */
export function ProductTiles({ tiles, columns }: ProductTilesProps) {
  const { data: pictures } = useQuery(picturesQuery(tiles.map(picturePath)))
  const { grid, sizes } = COLUMNS[columns]
  return (
    <ul className={`grid gap-x-6 gap-y-8 ${grid}`}>
      {tiles.map((tile) => (
        <li key={tile.slug}>
          <Link
            to={routes.page({ slug: tile.slug })}
            className="group block font-display text-ink no-underline lg:text-subheading"
          >
            <Picture
              src={pictures?.get(picturePath(tile)) ?? ''}
              alt=""
              sizes={sizes}
              shape="rectangle"
              className="rounded-picture"
            />
            <span className="mt-3 block font-bold group-hover:underline group-hover:decoration-1">{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
