/** A row of the table that `pnpm soak` prints. */
export interface SoakRow {
  about: string
  done: number
  kills: number
  refused: number
  lost: number
  doubled: number
  broken: number
}
