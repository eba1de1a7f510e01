export interface JpegComponent {
  id: number
  /** Its share of the resolution, across and down. */
  h: number
  v: number
}

export interface JpegFrame {
  marker: number
  precision: number
  /** Pixels as stored, before the orientation. */
  width: number
  height: number
  components: readonly JpegComponent[]
}
