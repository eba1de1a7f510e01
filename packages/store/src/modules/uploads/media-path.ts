/** Path under which an upload is served to its owner. */
export const mediaPath = (uid: string): string => `/media/uploads/${uid}`
