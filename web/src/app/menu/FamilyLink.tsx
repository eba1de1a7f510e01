import type { MenuFamily } from '@kea/shared/navigation/main-menu'
import { Link } from 'react-router-dom'
import { Picture } from '~/ui/Picture'
import { FamilyPrice } from './FamilyPrice'

const LOOKS = {
  tile: {
    link: 'group block text-ink no-underline',
    picture: { sizes: '15vw', shape: 'rectangle', className: 'rounded-picture' },
    text: 'mt-2.5 block',
    label: 'block font-semibold leading-snug underline-offset-4 group-hover:underline',
  },
  row: {
    link: 'flex min-h-17 items-center gap-4 py-1 text-ink no-underline',
    picture: { sizes: '4.5rem', shape: 'custom', className: 'h-15 w-18 shrink-0 rounded-lg' },
    text: 'min-w-0',
    label: 'block font-semibold leading-snug',
  },
} as const

interface FamilyLinkProps {
  family: MenuFamily
  /** `tile` in the panel of wide screens, `row` in the menu of small ones. */
  look: keyof typeof LOOKS
  onClose: () => void
}

/** A family of products in the menu: picture, name and start price. */
export function FamilyLink({ family, look, onClose }: FamilyLinkProps) {
  const { link, picture, text, label } = LOOKS[look]
  return (
    <Link to={family.path} onClick={onClose} className={link}>
      <Picture src={family.picture} alt="" {...picture} />
      <span className={text}>
        <span className={label}>{family.label}</span>
        <FamilyPrice family={family} />
      </span>
    </Link>
  )
}
