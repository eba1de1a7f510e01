/** The logo: a kea's head in a box of 32 × 32. */
export const KeaMark = ({ className }: { className?: string | undefined }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    <path fill="#2f5d3a" d="M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z" />
    <path
      fill="#fff"
      d="M8.2 25.4c-.3-7.9 2.6-15 10-16.3 3.4-.6 6.3.9 7.7 3.6 1 2 .9 4.5-.3 7.4-.3.7-1.2.7-1.5 0-.7-1.8-1.9-2.9-3.9-3.1-1.4 3.9-4.8 7.4-12 8.4z"
    />
    <path fill="#e2571e" d="M8.2 25.4c1.2-3.1 3.3-5.2 6.3-6.5l3.1 1.1c-2 3-5 4.8-9.4 5.4z" />
    <circle cx="18.6" cy="13" r="1.3" fill="#16211b" />
  </svg>
)
