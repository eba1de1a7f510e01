import { blogMenu } from '../first-view/blog-menu'
import { firstViewClasses as look } from '../first-view/classes'
import { headerClasses as frame } from '../first-view/header-classes'
import type { BlogCategory } from '../page/blog'
import { routes } from '../routes'
import { KeaMark } from './KeaMark'
import type { LinkPart } from './link'

interface BlogBarProps {
  Link: LinkPart
  categories: readonly BlogCategory[]
  brand: string
  /** The path of the page. */
  path: string
}

/** The blog menu of wide screens: its categories, with the logo in the middle. */
export function BlogBar({ Link, categories, brand, path: current }: BlogBarProps) {
  const { before, after } = blogMenu(categories)
  const items = (list: readonly BlogCategory[]) =>
    list.map(({ name, path }) => (
      <li key={path}>
        <Link to={path} aria-current={path === current ? 'page' : undefined} className={look.navLink}>
          {name}
        </Link>
      </li>
    ))
  return (
    <nav aria-label="Blog" className={frame.blogBar}>
      <ul className={frame.blogList}>
        {items(before)}
        <li>
          <Link to={routes.blog()} className={frame.blogMark}>
            <KeaMark className={look.brandMark} />
            {brand} blog
          </Link>
        </li>
        {items(after)}
      </ul>
    </nav>
  )
}
