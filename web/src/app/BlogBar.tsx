import { blogMenu } from '@kea/shared/first-view/blog-menu'
import { firstViewClasses } from '@kea/shared/first-view/classes'
import { headerClasses as classes } from '@kea/shared/first-view/header-classes'
import type { BlogCategory } from '@kea/shared/page/blog'
import { routes } from '@kea/shared/routes'
import { Link, useLocation } from 'react-router-dom'
import { useSettings } from '~/api/settings-query'
import { KeaMark } from '~/ui/KeaMark'

/** The blog menu of wide screens: its categories, with the logo in the middle. */
export function BlogBar({ categories }: { categories: readonly BlogCategory[] }) {
  const { brand } = useSettings()
  const { pathname } = useLocation()
  const { before, after } = blogMenu(categories)
  const items = (list: readonly BlogCategory[]) =>
    list.map(({ name, path }) => (
      <li key={path}>
        <Link to={path} aria-current={path === pathname ? 'page' : undefined} className={firstViewClasses.navLink}>
          {name}
        </Link>
      </li>
    ))
  return (
    <nav aria-label="Blog" className={classes.blogBar}>
      <ul className={classes.blogList}>
        {items(before)}
        <li>
          <Link to={routes.blog()} className={classes.blogMark}>
            <KeaMark className={firstViewClasses.brandMark} />
            {brand} blog
          </Link>
        </li>
        {items(after)}
      </ul>
    </nav>
  )
}
