/** Sections below the stage stand closer together than elsewhere. */
export const CLOSE = '[--section-space:2.25rem] lg:[--section-space:3.25rem]'
