import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollToTop } from './scroll-steps'

const isFarDown = () => window.scrollY > window.innerHeight

/** A button to the top, shown after one screen of scrolling. */
export function BackToTop() {
  const [isVisible, setIsVisible] = useState(isFarDown)
  useEffect(() => {
    const update = () => setIsVisible(isFarDown())
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
  if (!isVisible) return null
  const toTop = () => {
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollToTop()
  }
  return (
    <button
      type="button"
      onClick={toTop}
      aria-label="Back to top"
      className="fixed right-4 bottom-24 z-30 inline-flex size-12 animate-rise cursor-pointer items-center justify-center rounded-full border border-control bg-paper text-ink shadow-float hover:border-ink hover:bg-mist lg:right-8 lg:bottom-8"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}
