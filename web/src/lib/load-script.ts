interface Answers {
  onLoad?: () => void
  onError?: () => void
}

/** Asks for a script of another company. One that does not come leaves the page as it is. */
export function loadScript(address: string, { onLoad, onError }: Answers = {}): void {
  const script = document.createElement('script')
  script.async = true
  if (onLoad) script.addEventListener('load', onLoad)
  if (onError) script.addEventListener('error', onError)
  script.src = address
  document.head.appendChild(script)
}
