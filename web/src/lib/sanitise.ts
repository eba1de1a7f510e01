import DOMPurify from 'dompurify'

const REFUSED = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe'],
  FORBID_ATTR: ['style'],
}

/** HTML of the backend without scripts, frames, styles and forms. */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, REFUSED)

/** The same as the nodes of a detached `body`. */
export const sanitiseToBody = (html: string): Node => DOMPurify.sanitize(html, { ...REFUSED, RETURN_DOM: true })
