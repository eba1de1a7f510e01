/** A decoded picture, ready to be drawn. */
export interface Frame {
  picture: VideoFrame | HTMLImageElement | ImageBitmap
  close: () => void
}

/** An image element: browsers decode it at the size that is drawn, or free the full picture afterwards. */
export async function elementFrame(file: Blob): Promise<Frame> {
  const picture = new Image()
  const address = URL.createObjectURL(file)
  picture.src = address
  const close = () => {
    picture.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
  try {
    await picture.decode()
  } catch (error) {
    close()
    throw error
  }
  return { picture, close }
}
