import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Shop } from '~/api/testing/Shop'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
  document.getElementById('crisp-chatbox-button')?.remove()
  for (const name of ['$crisp', 'CRISP_WEBSITE_ID']) Reflect.deleteProperty(window, name)
})

async function draw(services: string): Promise<HTMLElement> {
  document.head.innerHTML = services && `<meta name="outside-services" content="${services}">`
  const { ChatButton } = await import('./ChatButton')
  const { container } = render(
    <Shop>
      <ChatButton className="link" />
    </Shop>,
  )
  return container
}
const scripts = () => [...document.head.querySelectorAll('script')]
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The button that Crisp's script draws. */
function floatButton() {
  const clicked = vi.fn()
  const button = document.createElement('a')
  button.id = 'crisp-chatbox-button'
  button.addEventListener('click', clicked)
  document.body.append(button)
  return clicked
}
async function press(container: HTMLElement) {
  const button = container.querySelector('button')
  if (!button) throw new Error('no button')
  fireEvent.click(button)
  await act(() => vi.dynamicImportSettled())
  expect(scripts()).toHaveLength(1)
}

describe('the chat', () => {
  it.each(['', 'meta:123', 'chat:other:1'])('without an id (%j) leads to the contact page', async (services) => {
    const link = (await draw(services)).querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/contact-us', 'Write to us'])
  })

  it('asks for its script at the press, and not before', async () => {
    const container = await draw('chat:crisp:a-1')
    await wait(60_000)
    expect([container.textContent, scripts()]).toEqual(['Chat with us', []])
    await press(container)
    expect(scripts().map(({ src }) => src)).toEqual(['https://client.crisp.chat/l.js'])
    expect(Reflect.get(window, 'CRISP_WEBSITE_ID')).toBe('a-1')
    expect(container.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
  })

  it('is looked for every 500 ms, and its float button is pressed once', async () => {
    const container = await draw('chat:crisp:a-1')
    await press(container)
    // An impatient press changes nothing.
    fireEvent.click(container.querySelector('button') ?? container)
    await wait(1_400)
    const clicked = floatButton()
    await wait(90)
    expect(clicked).not.toHaveBeenCalled()
    await wait(20)
    expect(clicked).toHaveBeenCalledTimes(1)
    await wait(5_000)
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe('Chat with us')
    fireEvent.click(container.querySelector('button') ?? container)
    await wait(1)
    expect([clicked.mock.calls.length, scripts().length]).toEqual([2, 1])
  })

  it('whose script hangs is not asked for a second time', async () => {
    await press(await draw('chat:crisp:a-1'))
    await wait(20_001)
    const [asked] = scripts()
    cleanup()
    const again = await draw('chat:crisp:a-1')
    if (asked) document.head.append(asked)
    fireEvent.click(again.querySelector('button') ?? again)
    await wait(1_000)
    expect(scripts()).toEqual([asked])
  })

  it.each([
    ['is blocked', (script?: HTMLScriptElement) => script?.dispatchEvent(new Event('error')), 1],
    ['hangs or draws no button', () => {}, 20_001],
  ])('that %s leads to the contact page', async (_, end, ms) => {
    const container = await draw('chat:crisp:a-1')
    await press(container)
    end(scripts()[0])
    await wait(ms)
    const link = container.querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([
      '/contact-us',
      'The chat isn’t answering. Write to us',
    ])
  })
})

it('a chat of tawk.to has its button in a frame', async () => {
  const { CHAT_SCRIPTS } = await import('./chats')
  expect(CHAT_SCRIPTS.tawk.prepare('a1/b2')).toBe('https://embed.tawk.to/a1/b2')
  expect(CHAT_SCRIPTS.tawk.button()).toBeNull()
  const frame = document.createElement('iframe')
  frame.title = 'chat widget'
  document.body.append(frame)
  if (frame.contentDocument) frame.contentDocument.body.innerHTML = '<button class="tawk-button"></button>'
  expect(CHAT_SCRIPTS.tawk.button()?.tagName).toBe('BUTTON')
  frame.remove()
})
