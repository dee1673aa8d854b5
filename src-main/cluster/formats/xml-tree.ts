import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FormatError, type ReadProgress } from './chart-file.ts'
import type { TextFile } from './decode-text.ts'

/** An element of an XML file without comments, with its position in the text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children and the whitespace between them. */
  readonly text: string
  /** Line of its start tag, counted from 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  /** Start of its end tag. Null for a self-closing element such as `<Routes/>`. */
  readonly contentEnd: number | null
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[]
  text: string
  end: number
  contentEnd: number | null
}

/** Maximum nesting depth and size of an XML file. */
const MOST_XML = { levels: 100, elements: 1_000_000, attributes: 100 } as const

/** Number of characters read between two progress reports. */
const STEP = 250_000

/**
 * Reads an XML file step by step and returns its root. Nothing is fetched, and only the predefined XML entities are
 * known.
 */
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

/** Refuses malformed XML, custom entities, and excessive attributes. */
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

/** Builds the tree from parser events. Returns a function that returns the root. */
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

/** Maximum number of characters before the root element. */
const PROLOG = 10_000

/** Name of the root element of an XML text, or null. */
export function findRootName(text: string): string | null {
  if (!/^\s*</.test(text)) return null
  const head = text.slice(0, PROLOG).replace(/<!--[^]*?-->/g, '')
  return /<([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(head)?.[1] ?? null
}

/** Child elements of a name. */
export function listChildren({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name)
}

/** Grandchildren of a name inside children of a name: every `Route` in `Routes`. */
export function listGrandchildren(element: XmlElement, list: string, name: string): readonly XmlElement[] {
  return listChildren(element, list).flatMap((child) => listChildren(child, name))
}
