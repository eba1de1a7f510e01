/** Root fields that our own store always resolves, also with another commerce backend. */
export const STUDIO_FIELDS: readonly string[] = [
  'design',
  'savedDesigns',
  'saveDesign',
  'deleteSavedDesign',
  'savedDesignByToken',
  'renameSavedDesign',
  'duplicateSavedDesign',
  'mailDesignLink',
  'shareSavedDesign',
  'stopSharingDesign',
  'openDesignLink',
  'copyOrderedDesign',
  'deleteMyPhotos',
  'readymadeTemplates',
  'sendOrderForm',
  'sharePhoto',
]
