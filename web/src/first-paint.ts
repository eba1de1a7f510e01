/**
 * Requests the page's own scripts after the first paint: before it, the browser would spend time on each of their
 * requests, and the shop's first files would share the line with them.
 *
 * The edge writes this script to the end of documents whose page comes from the script. A tab in the background paints
 * nothing: there the scripts come when the shop imports them. So it imports nothing.
 */
requestAnimationFrame(() =>
  setTimeout(() => {
    const hints = document.querySelector<HTMLTemplateElement>('#hints')
    if (hints) document.head.append(hints.content)
  }),
)

export {}
