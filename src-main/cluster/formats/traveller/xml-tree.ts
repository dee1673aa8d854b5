import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FormatError, type ReadProgress } from '../format.ts'
import type { TextFile } from './sector-rows.ts'

/** An element of an XML file, with where it stands in the text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** The text in it, that of its children left out. */
  readonly text: string
  /** The line of its start tag, counted from 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  /** Where its end tag begins; null for an element without one, such as `<Routes/>`. */
  readonly contentEnd: number | null
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
  end: number
  contentEnd: number | null
}

/** How deep elements may stand in each other, and how many there may be. */
const MOST_DEPTH = 64
const MOST_ELEMENTS = 500_000
const MOST_ATTRIBUTES = 100

/** Characters that are read between two words of progress. */
const STEP = 65_536

/** Reads an XML file as a tree. Documents that declare their own entities are refused, so none are expanded. */
export function* readXml({ file, text }: TextFile): Generator<ReadProgress, XmlElement> {
  const parser = new SaxesParser({ position: false })
  const rootOf = growTree(parser, { text, name: file.name })
  for (let at = 0; at < text.length; at += STEP) {
    parser.write(text.slice(at, at + STEP))
    yield { done: Math.min(text.length, at + STEP), total: text.length, note: 'Reading the description of the sector' }
  }
  parser.close()
  const root = rootOf()
  if (!root) throw new FormatError(file.name, null, 'there is no element in it.')
  return root
}

/** Has the parser build the tree; answers where its root is found. */
function growTree(parser: SaxesParser, { text, name }: { readonly text: string; readonly name: string }) {
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let [count, attributes] = [0, 0]
  const refuse = (reason: string) => {
    throw new FormatError(name, parser.line, `character ${parser.columnIndex + 1}: ${reason}`)
  }
  parser.on('error', ({ message }) => refuse(`${message.replace(/\.$/, '')}.`))
  parser.on('doctype', () => refuse('documents with a DOCTYPE are not read. Take that line out.'))
  parser.on('opentagstart', () => (attributes = 0))
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MOST_ATTRIBUTES) refuse(`an element has more than ${MOST_ATTRIBUTES} attributes.`)
  })
  parser.on('opentag', (tag) => {
    count += 1
    if (open.length >= MOST_DEPTH) refuse(`elements stand more than ${MOST_DEPTH} deep in each other.`)
    if (count > MOST_ELEMENTS) refuse(`there are more than ${MOST_ELEMENTS.toLocaleString('en-GB')} elements.`)
    const element = elementOf(tag, parser, text)
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', (tag) => {
    const element = open.pop()
    if (!element) return
    element.end = parser.position
    if (!tag.isSelfClosing) element.contentEnd = text.lastIndexOf('<', parser.position - 1)
  })
  return () => root as XmlElement | null
}

function elementOf({ name, attributes }: SaxesTagPlain, { position, line }: SaxesParser, text: string): OpenElement {
  const start = text.lastIndexOf('<', position - 1)
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    children: [],
    text: '',
    line,
    start,
    end: start,
    contentEnd: null,
  }
}

/** All children of a name that stand in a child of another: every `Route` in `Routes`. */
export function listWithin(element: XmlElement, list: string, name: string): readonly XmlElement[] {
  return element.children
    .filter((child) => child.name === list)
    .flatMap((child) => child.children.filter((one) => one.name === name))
}
