import { useEffect } from 'react'
import { afterFrame } from '~/lib/after-frame'
import { loadReader } from '../assets/AddPhotos'
import { loadPanels } from './ToolPanel'

/** Loads what the first press needs, once the empty print is seen. What does not come now is asked for by the press. */
export function useEarlyCode(): void {
  useEffect(() => {
    void afterFrame().then(() => Promise.allSettled([loadReader(), loadPanels()]))
  }, [])
}
