/** What is ordered, as a button above the price. */
export const ORDERED =
  '-my-1 flex min-h-7 max-w-full cursor-pointer items-center text-ink-soft text-sm underline decoration-control underline-offset-3 hover:text-ink max-[24rem]:text-xs sm:max-w-56'
