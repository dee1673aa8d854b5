import { isCodeNode, type RichNode } from './rich-doc.ts'

const SIGNED = ['bold', 'italic', 'strike'] as const

/**
 * Shrinks marks to positions where Markdown can start and end them: not at a space, and not at punctuation next to a
 * word.
 */
export function trimMarks(nodes: readonly RichNode[]): RichNode[] {
  let pieces = nodes.flatMap(cut)
  for (const mark of SIGNED) {
    pieces = drawIn(pieces, mark, /[^\s\p{P}\p{S}]$/u)
    pieces = drawIn(pieces.toReversed(), mark, /^[^\s\p{P}\p{S}]/u).toReversed()
  }
  return joined(pieces)
}

/** Splits a text into spaces, punctuation and words. */
function cut(node: RichNode): RichNode[] {
  if (node.type !== 'text' || isCodeNode(node) || !node.marks?.length) return [node]
  return (node.text?.match(/\s+|[\p{P}\p{S}]+|[^\s\p{P}\p{S}]+/gu) ?? []).map((text) => ({ ...node, text }))
}

/**
 * Removes a mark from leading pieces of each run that cannot carry its delimiter. `touches` matches an adjacent word.
 */
function drawIn(pieces: readonly RichNode[], mark: string, touches: RegExp): RichNode[] {
  const drawn: RichNode[] = []
  let isInside = false
  pieces.forEach((piece) => {
    const before = drawn.at(-1)
    const hasMark = has(piece, mark)
    if (
      hasMark &&
      !isInside &&
      (isSpace(piece) ||
        (isPoint(piece) && before?.type === 'text' && !isCodeNode(before) && touches.test(before.text ?? '')))
    ) {
      drawn.push(without(piece, mark))
      return
    }
    isInside = hasMark
    drawn.push(piece)
  })
  return drawn
}

function has(node: RichNode, mark: string): boolean {
  return node.marks?.some(({ type }) => type === mark) ?? false
}

function without(node: RichNode, mark: string): RichNode {
  return { ...node, marks: node.marks?.filter(({ type }) => type !== mark) ?? [] }
}

function isSpace(node: RichNode): boolean {
  return node.type === 'hardBreak' || (node.type === 'text' && !isCodeNode(node) && /^\s/.test(node.text ?? ''))
}

function isPoint(node: RichNode): boolean {
  return node.type !== 'text' || isCodeNode(node) || /^[\p{P}\p{S}]/u.test(node.text ?? '')
}

function joined(pieces: readonly RichNode[]): RichNode[] {
  const nodes: RichNode[] = []
  for (const piece of pieces) {
    const last = nodes.at(-1)
    const isSame =
      last?.type === 'text' &&
      piece.type === 'text' &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(piece.marks ?? [])
    if (isSame && last) nodes[nodes.length - 1] = { ...last, text: `${last.text}${piece.text}` }
    else nodes.push(piece)
  }
  return nodes
}
