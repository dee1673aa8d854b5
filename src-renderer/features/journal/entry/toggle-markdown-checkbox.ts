import { type BlockNode, parseMarkdown } from '#shared/kit/markdown/parse-markdown.ts'

const BOX = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(?:[-*+]|\d{1,9}[.)])[ \t]+\[)([ xX])(?=\])/gm

/** Toggles the n-th checkbox of a text; null if that box cannot be located in the source. */
export function toggleMarkdownCheckbox(body: string, index: number): string | null {
  const before = boxesOf(parseMarkdown(body))
  const wanted = before.map((isTicked, at) => (at === index) !== isTicked).join()
  const matches = [...body.matchAll(BOX)]
  /** Boxes inside code are not checkboxes, so the checkbox is the n-th match or a later one. */
  for (const { index: start, 1: lead = '', 2: mark } of matches.slice(index)) {
    const at = start + lead.length
    const ticked = `${body.slice(0, at)}${mark === ' ' ? 'x' : ' '}${body.slice(at + 1)}`
    if (boxesOf(parseMarkdown(ticked)).join() === wanted) return ticked
  }
  return null
}

/** States of all checkboxes in a text, in order. */
function boxesOf(blocks: readonly BlockNode[]): boolean[] {
  return blocks.flatMap((block) => {
    if (block.type === 'quote' || block.type === 'callout' || block.type === 'fence') return boxesOf(block.children)
    if (block.type !== 'list') return []
    return block.items.flatMap(({ isTicked, children }) => [
      ...(isTicked === null ? [] : [isTicked]),
      ...boxesOf(children),
    ])
  })
}
