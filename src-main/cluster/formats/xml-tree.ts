import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { TextFile } from './decode-text.ts'
import { FormatError, type ReadProgress } from './format.ts'

/** An element of an XML file without comments, with where it stands in the text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text in it, that of its children and the blanks between them left out. */
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

/** How deep an XML file may nest, and how much it may hold: more is no map. */
const MOST_XML = { levels: 100, elements: 1_000_000, attributes: 100 } as const

/** Characters that are read between two words of progress. */
const STEP = 250_000

/** Reads an XML file step by step and returns its root; nothing is fetched, and no entities but XML's own are known. */
export function* readXml({ file, text }: TextFile): Generator<ReadProgress, XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const refuse = (reason: string): never => {
    throw new FormatError(file.name, parser.line, reason)
  }
  guard(parser, refuse)
  const rootOf = growTree(parser, text, refuse)
  for (let at = 0; at < text.length; at += STEP) {
    yield { done: at, total: text.length, note: 'Reading the file' }
    parser.write(text.slice(at, at + STEP))
  }
  parser.close()
  return rootOf() ?? refuse('there is nothing in it.')
}

type Refuse = (reason: string) => never

/** Refuses what is no XML, entities of the file's own, and attributes without end. */
function guard(parser: SaxesParser, refuse: Refuse): void {
  let attributes = 0
  parser.on('error', ({ message }) => {
    const reason = message.replace(/\.$/, '')
    refuse(`this is not valid XML (character ${parser.columnIndex + 1}: ${reason}).`)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('the file declares entities of its own, which are not read.')
  })
  parser.on('opentagstart', () => (attributes = 0))
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MOST_XML.attributes) refuse(`an element has more than ${MOST_XML.attributes} attributes.`)
  })
}

/** Has the parser build the tree; answers where its root is found. */
function growTree(parser: SaxesParser, text: string, refuse: Refuse): () => XmlElement | null {
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let elements = 0
  parser.on('opentag', (tag) => {
    elements += 1
    if (elements > MOST_XML.elements) refuse('the file holds more than a million elements.')
    if (open.length >= MOST_XML.levels) refuse(`this lies more than ${MOST_XML.levels} levels deep.`)
    const element = elementOf(tag, parser, text)
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = open.pop()
    if (!element) return
    if (element.children.length > 0 && element.text.trim() === '') element.text = ''
    element.end = parser.position
    if (!isSelfClosing) element.contentEnd = text.lastIndexOf('<', parser.position - 1)
  })
  return () => root
}

function elementOf({ name, attributes }: SaxesTagPlain, { position, line }: SaxesParser, text: string): OpenElement {
  const start = text.lastIndexOf('<', position - 1)
  return {
    name,
    attributes: { ...attributes },
    children: [],
    text: '',
    line,
    start,
    end: start,
    contentEnd: null,
  }
}

/** How much of a file may come before its root element. */
const PROLOG = 10_000

/** The name of the root element of an XML text, or null. */
export function findRootName(text: string): string | null {
  if (!/^\s*</.test(text)) return null
  const head = text.slice(0, PROLOG).replace(/<!--[^]*?-->/g, '')
  return /<([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(head)?.[1] ?? null
}

/** Children of a name. */
export function listChildren({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** All children of a name that stand in a child of another: every `Route` in `Routes`. */
export function listGrandchildren(element: XmlElement, list: string, name: string): readonly XmlElement[] {
  return listChildren(element, list).flatMap((child) => listChildren(child, name))
}
