/** The elements that Google's and Microsoft's translators put in the place of a text. */
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** What a translator has put in the place of a text. */
const standIns = new WeakMap<Node, Element>()

/** The child of a parent that stands for a node of React: the node, what it was moved into, or what replaced it. */
function childFor(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node
  const replaced = standIns.get(node)
  if (replaced?.parentNode === parent) return replaced
  let outer: Node | null = node
  while (isStandIn(outer.parentNode) && outer.parentNode !== parent) outer = outer.parentNode
  return outer !== node && outer.parentNode === parent ? outer : null
}

/** A text that was replaced is followed: React may change it while it stands nowhere. */
function followReplaced(records: readonly MutationRecord[], changed: MutationObserver): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const text = [...removedNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!text || text.parentNode !== null) continue
    const found = [...addedNodes, previousSibling, nextSibling].find(
      (node) => isStandIn(node) && node.parentNode === target,
    )
    if (!isStandIn(found)) continue
    standIns.set(text, found)
    changed.observe(text, { characterData: true })
  }
}

/** A new text of React takes its place back, and the translator then reads it anew. */
function showChanged(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const standIn = standIns.get(target)
    if (standIn?.isConnected) standIn.replaceWith(target)
    standIns.delete(target)
  }
}

/**
 * Keeps React alive in a page that a browser translates (ADR 46). Translators put `font` elements around texts or in
 * their place, and React, which holds the texts, would fail at the next change. Other calls stay as they are: where
 * nothing stands for a node, the browser still throws.
 */
export function followMovedNodes(root: Node): void {
  const { insertBefore, removeChild } = Node.prototype
  const changed = new MutationObserver(showChanged)
  const replaced = new MutationObserver((records) => followReplaced(records, changed))
  replaced.observe(root, { childList: true, subtree: true })

  // The records of this moment: an observer is only called after the work of React.
  const follow = () => followReplaced(replaced.takeRecords(), changed)

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    follow()
    const shown = childFor(this, child)
    if (shown === null) return removeChild.call(this, child) as T
    removeChild.call(this, shown)
    standIns.delete(child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T
    follow()
    return insertBefore.call(this, node, childFor(this, before) ?? before) as T
  }
}
