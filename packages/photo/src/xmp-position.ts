/**
 * A latitude or longitude with a digit, as an attribute or an element of XMP; drones write `Gps`. Every quantifier is
 * bounded, so a malicious file takes no longer than any other.
 */
const POSITION = /GPS(?:Latitude|Longitude)\s{0,9}(?:=\s{0,9}["'][^"'<]{0,60}[1-9]|>[^<]{0,60}[1-9])/i

export const xmpHasPosition = (bytes: Uint8Array): boolean => POSITION.test(new TextDecoder().decode(bytes))
