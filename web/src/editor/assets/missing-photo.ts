export const MISSING_PHOTO = 'This photo is no longer here. Please choose it again.'
