import type { ReactNode } from 'react'
import { firstViewClasses as look } from '../first-view/classes'

/** An icon of the header bar: strokes of 1.75 in a box of 24 × 24. */
const LineIcon = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={look.icon}
  >
    {children}
  </svg>
)

export const CartIcon = () => (
  <LineIcon>
    <path d="M5 8h14l-1.2 11.2a2 2 0 0 1-2 1.8H8.2a2 2 0 0 1-2-1.8L5 8z" />
    <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </LineIcon>
)

export const MenuIcon = () => (
  <LineIcon>
    <path d="M4 8h16M4 16h16" />
  </LineIcon>
)

export const SearchIcon = () => (
  <LineIcon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </LineIcon>
)

export const AccountIcon = () => (
  <LineIcon>
    <circle cx="12" cy="8.5" r="3.75" />
    <path d="M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
  </LineIcon>
)
