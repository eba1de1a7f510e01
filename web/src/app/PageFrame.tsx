import { Outlet, useLocation } from 'react-router-dom'

/**
 * The frame of one page inside its layout. The key remounts the page when the path changes: the router alone would keep
 * the state of a page from one path of a pattern to the next. The layouts around it stay mounted.
 */
export function PageFrame() {
  const { pathname } = useLocation()
  return (
    <div key={pathname} className="in-data-navigated:animate-page-in">
      <Outlet />
    </div>
  )
}
