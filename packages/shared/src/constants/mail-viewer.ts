/** Path of the mails of a shop on this computer, at the edge and at the store. */
export const MAIL_VIEWER_PATH = '/__mail'
