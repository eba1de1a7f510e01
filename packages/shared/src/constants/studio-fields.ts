/** Root fields that our own store always resolves, also with another commerce backend. */
export const STUDIO_FIELDS: readonly string[] = [
  'design',
  'savedDesigns',
  'saveDesign',
  'deleteSavedDesign',
  'savedDesignByToken',
  'readymadeTemplates',
  'sendOrderForm',
  'sharePhoto',
]
