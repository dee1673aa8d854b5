import { getSchema } from '@tiptap/core'
import { GapCursor } from '@tiptap/pm/gapcursor'
import { Node, type Schema } from '@tiptap/pm/model'
import { AllSelection, EditorState, NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePassages } from '#shared/kit/passages.ts'
import { blockSource, MARKDOWN_SAMPLES } from '#tests/support/markdown-samples.ts'
import { runs } from '#tests/support/soak.ts'
import { buildCalloutToggleTransaction } from './callouts.ts'
import { buildJournalExtensions } from './extensions.ts'
import { formatMarkdownBlocks } from './format-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { RichNode } from './rich-doc.ts'

const schema: Schema = getSchema(buildJournalExtensions())
const CANARY = 'Quillonquay'
const TABLE = 'Before\n\n| a | b |\n| --- | --- |\n| c | d |\n\nAfter'

function stateOf(source: string, selectionIn: (doc: Node) => Selection): EditorState {
  const doc = Node.fromJSON(schema, parseMarkdown(source))
  return EditorState.create({ schema, doc, selection: selectionIn(doc) })
}

const caretIn = (text: string) => (doc: Node) => {
  let found = -1
  doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(text)) found = at + node.text.indexOf(text)
  })
  return TextSelection.create(doc, found + 1)
}

/** Everything that can be chosen in a document. */
function selectionsIn(doc: Node): Selection[] {
  const found: Selection[] = [new AllSelection(doc)]
  const [texts, cells]: [number[], number[]] = [[], []]
  for (let at = 0; at <= doc.content.size; at += 1) {
    const place = doc.resolve(at)
    if (place.parent.inlineContent) texts.push(at)
    else if (isGap(at, doc)) found.push(new GapCursor(place))
    const { nodeAfter } = place
    if (nodeAfter && NodeSelection.isSelectable(nodeAfter)) found.push(NodeSelection.create(doc, at))
    if (nodeAfter?.type.name === 'tableCell' || nodeAfter?.type.name === 'tableHeader') cells.push(at)
  }
  for (const at of texts) found.push(TextSelection.create(doc, at))
  for (const [index, at] of texts.entries())
    for (const to of [texts[index + 3], texts.at(-1)])
      if (to !== undefined) found.push(TextSelection.create(doc, at, to))
  for (const at of cells.slice(1)) {
    const [first] = cells
    const isOneTable = first !== undefined && doc.resolve(first).node(-1) === doc.resolve(at).node(-1)
    if (isOneTable) found.push(CellSelection.create(doc, first, at))
  }
  return found
}

/** Whether a caret can stand between two blocks here. */
function isGap(at: number, doc: Node): boolean {
  return (GapCursor as unknown as { valid(place: ReturnType<Node['resolve']>): boolean }).valid(doc.resolve(at))
}

/** What everybody may read of a document in which somebody goes on typing. */
function openAfterTyping(state: EditorState): string {
  const typed = state.apply(state.tr.insertText(CANARY))
  const source = formatMarkdownBlocks((typed.doc.toJSON() as RichNode).content ?? [])
  expect(source).toContain(CANARY)
  return parsePassages(source)
    .filter(({ readers }) => readers === null)
    .map(({ text }) => text)
    .join('\n')
}

function expectSecret(state: EditorState): void {
  const tr = buildCalloutToggleTransaction(state, 'secret')
  tr.doc.check()
  expect(tr.docChanged).toBe(true)
  expect(openAfterTyping(state.apply(tr))).not.toContain(CANARY)
}

/** Whether the selection stands in a frame already, or is one. */
function isFramed({ selection }: EditorState): boolean {
  const { $from } = selection
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1))
  return [...around, selection instanceof NodeSelection ? selection.node : null].some(
    (node) => node?.type.name === 'callout',
  )
}

test.each(MARKDOWN_SAMPLES)(
  'A secret is made wherever it is asked for, and what is typed stays in it: %j',
  (source) => {
    const doc = Node.fromJSON(schema, parseMarkdown(source))
    for (const selection of selectionsIn(doc)) {
      const state = EditorState.create({ schema, doc, selection })
      if (!isFramed(state)) expectSecret(state)
    }
  },
)

test('A secret is made anywhere in any text', () => {
  fc.assert(
    fc.property(fc.array(blockSource(), { minLength: 1, maxLength: 4 }), fc.nat(), (blocks, chosen) => {
      const doc = Node.fromJSON(schema, parseMarkdown(blocks.join('\n\n')))
      const selections = selectionsIn(doc)
      const selection = selections[chosen % selections.length]
      const state = EditorState.create({ schema, doc, ...(selection && { selection }) })
      if (!isFramed(state)) expectSecret(state)
    }),
    { numRuns: runs({ part: 25, whole: 2000 }) },
  )
})

test('In a table the whole table becomes the secret, and is let out again', () => {
  const state = stateOf(TABLE, caretIn('d'))
  const framed = state.apply(buildCalloutToggleTransaction(state, 'secret'))
  expect(framed.doc.child(1).type.name).toBe('callout')
  expect(framed.doc.child(1).firstChild?.type.name).toBe('table')
  expect(framed.apply(buildCalloutToggleTransaction(framed, 'secret')).doc.eq(state.doc)).toBe(true)
})

test('Between two blocks an empty secret is made, with the caret in it', () => {
  const state = stateOf(TABLE, (doc) => new GapCursor(doc.resolve(doc.child(0).nodeSize)))
  const framed = state.apply(buildCalloutToggleTransaction(state, 'secret'))
  expect(framed.doc.child(1).type.name).toBe('callout')
  expect(framed.doc.child(2).type.name).toBe('table')
  expect(isFramed(framed)).toBe(true)
})

test('A frame of another kind becomes the one that is asked for, in a table of it too', () => {
  const state = stateOf(`:::for Mira\n${TABLE}\n:::`, caretIn('c'))
  const secret = state.apply(buildCalloutToggleTransaction(state, 'secret'))
  expect(secret.doc.firstChild?.attrs).toMatchObject({ form: 'fence', word: 'secret' })
  const open = secret.apply(buildCalloutToggleTransaction(secret, 'secret'))
  expect(open.doc.children.map(({ type }) => type.name)).toEqual(['callout', 'table', 'callout'])
})
