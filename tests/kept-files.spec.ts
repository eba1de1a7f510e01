import { describe, expect, it } from 'vitest'
import { keptFilesOf } from '../web/build-service-worker.ts'

const built = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more })

/** A build with a page, the tool and their parts. */
const MANIFEST = {
  'index.html': built('index.js', { css: ['assets/style.css'], assets: ['assets/face.woff2'], imports: ['_start.js'] }),
  '_start.js': built('start.js'),
  '_shop.js': built('shop.js', { name: 'shop', imports: ['_packages.js'], dynamicImports: ['src/app/Footer.tsx'] }),
  '_packages.js': built('packages.js'),
  'src/app/lazy-pages.ts': built('pages.js', {
    dynamicImports: ['src/routes/design/DesignPage.tsx', 'src/routes/cart/CartPage.tsx'],
  }),
  'src/api/client.ts': built('client.js'),
  'src/app/Footer.tsx': built('footer.js'),
  'src/routes/cart/CartPage.tsx': built('cart.js'),
  'src/routes/design/early.ts': built('early.js', { imports: ['_start.js'] }),
  'src/routes/design/DesignPage.tsx': built('design.js', {
    imports: ['_packages.js', '_tool.js'],
    dynamicImports: ['src/routes/cart/CartPage.tsx', 'src/app/lazy-pages.ts'],
  }),
  '_tool.js': built('tool.js', {
    dynamicImports: ['src/editor/ui/TextPanel.tsx'],
    assets: ['assets/harfbuzz.wasm', 'assets/measure-worker.js', 'assets/lora.ttf', 'assets/otters.jpg'],
  }),
  'src/editor/ui/TextPanel.tsx': built('text.js', { dynamicImports: ['src/editor/ui/Fonts.tsx'] }),
  'src/editor/ui/Fonts.tsx': built('fonts.js', {
    imports: ['_tool.js'],
    assets: ['assets/names.svg', 'assets/wall.webp'],
  }),
}

describe('the files that the service worker keeps of a build', () => {
  it('are what every page needs, and the parts of the tool without fonts and pictures of designs', () => {
    expect(keptFilesOf(MANIFEST)).toEqual({
      core: [
        '/assets/client.js',
        '/assets/face.woff2',
        '/assets/index.js',
        '/assets/packages.js',
        '/assets/pages.js',
        '/assets/shop.js',
        '/assets/start.js',
        '/assets/style.css',
      ],
      tool: [
        '/assets/design.js',
        '/assets/early.js',
        '/assets/fonts.js',
        '/assets/harfbuzz.wasm',
        '/assets/measure-worker.js',
        '/assets/names.svg',
        '/assets/text.js',
        '/assets/tool.js',
      ],
    })
  })

  it.each(['index.html', 'src/api/client.ts', 'src/routes/design/DesignPage.tsx', '_shop.js'])(
    'cannot be listed without %s, which stops the build',
    (key) => {
      const rest = Object.fromEntries(Object.entries(MANIFEST).filter(([other]) => other !== key))
      expect(() => keptFilesOf(rest)).toThrow('The service worker needs modules that the build lacks')
    },
  )
})
