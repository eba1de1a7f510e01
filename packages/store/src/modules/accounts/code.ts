/** Decimal digits, each equally likely. */
export function randomDigits(count: number): string {
  const digits: number[] = []
  while (digits.length < count) {
    // A byte from 250 on would favour the digits 0 to 5.
    digits.push(
      ...[...crypto.getRandomValues(new Uint8Array(count))].filter((byte) => byte < 250).map((byte) => byte % 10),
    )
  }
  return digits.slice(0, count).join('')
}
