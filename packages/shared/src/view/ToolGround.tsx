import type { ComponentProps, ReactNode } from 'react'
import { PHOTO_HINT } from '../constants/uploads'
import { firstViewClasses as look } from '../first-view/classes'
import { firstPhotoClasses, PICK_PHOTO } from '../first-view/first-photo'

/** The ground of a design tool that opens, with what it says and the picker of a new design. */
export const ToolGround = ({ waiting, picker }: { waiting: ReactNode; picker: ReactNode }) => (
  <div className={look.toolGround}>
    <div className={firstPhotoClasses.toolStart}>
      {waiting}
      {picker && (
        <>
          {picker}
          <p className={firstPhotoClasses.toolHint}>{PHOTO_HINT}</p>
        </>
      )}
    </div>
  </div>
)

/** A picker of photos that looks like a button. */
export const FirstPhotoPicker = (input: ComponentProps<'input'>) => (
  <label className={firstPhotoClasses.toolPick}>
    {PICK_PHOTO}
    <input className="sr-only" type="file" multiple {...input} />
  </label>
)
