/** Width and height as shown: orientations from 5 on are turned by 90 degrees. */
export const shownSize = (facts: {
  width: number
  height: number
  orientation: number
}): { width: number; height: number } =>
  facts.orientation >= 5 ? { width: facts.height, height: facts.width } : { width: facts.width, height: facts.height }
