/** Browsers read the address after the click, some of them late. */
const KEPT_MS = 60_000

/** Puts a file among the downloads of the browser. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
