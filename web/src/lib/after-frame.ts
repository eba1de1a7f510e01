/** Resolves after the next frame, or soon in a tab in the background, which draws no frame. */
export const afterFrame = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
