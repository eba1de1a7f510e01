import { atom } from 'jotai'

/** What stands open beside the print. Forgotten with the visit; the design itself is elsewhere. */
export type Panel = 'options' | 'position' | null

export const panelAtom = atom<Panel>(null)
export const helpAtom = atom(false)
