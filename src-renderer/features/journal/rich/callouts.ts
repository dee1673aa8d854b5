import type { Attrs, Node, NodeRange } from '@tiptap/pm/model'
import { AllSelection, type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { findWrapping, insertPoint, liftTarget } from '@tiptap/pm/transform'

/** A call-out node and the position before it. */
interface Frame {
  readonly node: Node
  readonly at: number
}

/**
 * Wraps the selected blocks in a call-out for the gamemaster or some players. Unwraps a call-out of that kind, and
 * converts one of another kind. Never refuses, because text typed next would otherwise be readable by everyone.
 */
export function buildCalloutToggleTransaction(state: EditorState, word: 'secret' | 'for'): Transaction {
  const attrs = { form: 'fence', word }
  const frame = frameAround(state)
  if (!frame) return inFrame(state, attrs)
  return isOfKind(frame.node, word) ? withoutFrame(state, frame) : state.tr.setNodeMarkup(frame.at, null, attrs)
}

function isOfKind({ attrs }: Node, word: 'secret' | 'for'): boolean {
  const now = String(attrs['word'])
  return now === word || (word === 'for' && now.startsWith('for'))
}

/** Innermost call-out that contains the whole selection, or is selected. */
function frameAround({ selection }: EditorState): Frame | null {
  const { $from, $to, from } = selection
  if (selection instanceof NodeSelection && selection.node.type.name === 'callout')
    return { node: selection.node, at: from }
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'callout') return { node: $from.node(depth), at: $from.before(depth) }
  return null
}

/** Wraps the smallest range of blocks that can be wrapped: with the caret in a table, the table. */
function inFrame({ doc, schema, selection, tr }: EditorState, attrs: Attrs): Transaction {
  const callout = schema.nodes['callout']
  if (!callout) throw new Error('The text knows no frames')
  const { $from, $to } = selection
  const range = isBetweenBlocks(selection)
    ? null
    : $from.blockRange($to, (node) => node.type.contentMatch.matchType(callout) !== null)
  const wrapping = range && findWrapping(range, callout, attrs)
  if (wrapping) return keptInside(tr.wrap(range, wrapping), range.start + 1)
  const at = insertPoint(doc, $from.pos, callout) ?? doc.content.size
  const filled = callout.createAndFill(attrs)
  if (!filled) throw new Error('An empty frame cannot be made')
  tr.insert(at, filled)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView()
}

/**
 * Moves an AllSelection into the call-out: otherwise the next typed letter would replace the call-out and be readable
 * by everyone.
 */
function keptInside(tr: Transaction, at: number): Transaction {
  if (!(tr.selection instanceof AllSelection)) return tr.scrollIntoView()
  const frame = tr.doc.resolve(at)
  return tr.setSelection(TextSelection.between(frame, tr.doc.resolve(frame.end()))).scrollIntoView()
}

function isBetweenBlocks({ empty, $from }: EditorState['selection']): boolean {
  return empty && !$from.parent.inlineContent
}

function withoutFrame({ doc, selection, tr }: EditorState, { node, at }: Frame): Transaction {
  const { $from, $to } = selection
  const whole = doc.resolve(at + 1).blockRange(doc.resolve(at + node.nodeSize - 1))
  const range = $from.blockRange($to, (parent) => parent === node) ?? whole
  return lifted(tr, range)
}

function lifted(tr: Transaction, range: NodeRange | null): Transaction {
  const target = range && liftTarget(range)
  return range && target !== null ? tr.lift(range, target).scrollIntoView() : tr
}
