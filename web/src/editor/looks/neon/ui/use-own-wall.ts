import { useState } from 'react'
import type { MemoryCanvas } from '~/lib/photos/memory-canvas'
import { messageOf } from '../../../model/message-of'
import { openOwnWall } from '../own-wall'
import type { Spot } from '../scene'

/** The width of most walls in photos. */
const WALL_MM = 3000
/** Above the middle, where signs hang. */
const SPOT: Spot = { x: 0.5, y: 0.4 }

/** The photo of the shopper's wall, its scale, and where the sign is on it. */
export function useOwnWall() {
  const [photo, setPhoto] = useState<MemoryCanvas | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState('')
  const [wallMm, setWallMm] = useState(WALL_MM)
  const [spot, setSpot] = useState(SPOT)
  const open = async (file: File) => {
    setIsOpening(true)
    setProblem('')
    try {
      setPhoto(await openOwnWall(file))
      setSpot(SPOT)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsOpening(false)
  }
  return { photo, isOpening, problem, wallMm, spot, open, setWallMm, setSpot }
}

export type OwnWallState = ReturnType<typeof useOwnWall>
