/** The button beside each refusal of photos. */
export const goOnWithout = (count: number): string => `Carry on without ${count === 1 ? 'it' : 'them'}`
