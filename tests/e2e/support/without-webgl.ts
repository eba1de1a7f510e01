import type { Page } from 'playwright/test'

/** From the next page on, the browser is one without WebGL. */
export const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ['WebGLRenderingContext', 'WebGL2RenderingContext']) Reflect.deleteProperty(window, kind)
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
