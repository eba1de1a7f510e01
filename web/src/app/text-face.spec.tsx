import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTextFace } from './text-face'

type Router = Parameters<typeof takeTextFace>[0]
type State = Router['state']
type Listener = Parameters<Router['subscribe']>[0]

/** A page with two paragraphs in view, and one below it. With the own face each is `down` px lower, and `across` px further. */
function open({ down = 0, across = 0, isLoaded = true, below = false } = {}) {
  document.body.innerHTML = '<div></div><main><p>Kia ora</p><p>Your photo</p><p>Below</p></main>'
  const { dataset } = document.documentElement
  // jsdom has no layout. Each paragraph has one text.
  Range.prototype.getBoundingClientRect = function () {
    const at = [...document.querySelectorAll('p')].findIndex((each) => each.contains(this.startContainer))
    const isOwn = dataset.textFace === 'own' && (below ? at === 2 : true)
    return new DOMRect(20 + (isOwn ? across : 0), (at === 2 ? 5000 : 40 * at) + (isOwn ? down : 0), 300, 30)
  }
  const load = vi.fn(async () => [])
  Object.defineProperty(document, 'fonts', { value: { load, check: () => isLoaded }, configurable: true })
  const listeners = new Set<Listener>()
  const state = { location: { pathname: '/photo-mugs' }, navigation: { state: 'idle' } } as State
  const router: Router = {
    state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const go = (pathname: string, navigation = 'idle') => {
    const next = { location: { pathname }, navigation: { state: navigation } } as State
    for (const listener of listeners) listener(next, {} as Parameters<Listener>[1])
  }
  return { router, load, go, listeners, face: () => dataset.textFace }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  delete document.documentElement.dataset.textFace
})

test('the face comes at once where nothing in view moves, and the next documents begin with it', async () => {
  const { router, load, face } = open({ down: 2, across: 10 })
  await takeTextFace(router)
  expect(load).toHaveBeenCalledWith('1em "Public Sans"')
  expect(face()).toBe('own')
  expect(localStorage.getItem('text_face')).toBe('1')
})

test('what lies below the view may move', async () => {
  const { router, face } = open({ down: 60, below: true })
  await takeTextFace(router)
  expect(face()).toBe('own')
})

test.each([{ down: 3 }, { across: 11 }])('with %o the face comes with the content of the next page', async (moves) => {
  const { router, go, face, listeners } = open(moves)
  await takeTextFace(router)
  expect(face()).toBeUndefined()
  go('/photo-mugs')
  go('/wall-art', 'loading')
  expect(face()).toBeUndefined()
  go('/wall-art')
  expect(listeners.size).toBe(0)
  document.querySelector('div')?.append('a bar of progress')
  await Promise.resolve()
  expect(face()).toBeUndefined()
  document.querySelector('main')?.replaceChildren('the new page')
  await Promise.resolve()
  expect(face()).toBe('own')
})

test('a face that did not come is not taken', async () => {
  const { router, face } = open({ isLoaded: false })
  await takeTextFace(router)
  expect(face()).toBeUndefined()
  expect(localStorage.getItem('text_face')).toBeNull()
})

test('a device that saves data loads no face', async () => {
  const { router, load } = open()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await takeTextFace(router)
  Reflect.deleteProperty(navigator, 'connection')
  expect(load).not.toHaveBeenCalled()
})
