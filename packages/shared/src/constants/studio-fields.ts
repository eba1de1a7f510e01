/** Root fields that always stay with our own store, whatever answers the commerce half. */
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
