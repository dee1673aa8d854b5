import { SaxesParser } from 'saxes'
import { type ChartFile, FormatError, type ReadProgress } from '../format.ts'
import { decodeText } from '../traveller/decode-text.ts'

/** An element of an XML file without comments, and without the blanks between elements. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** An element as it was read, with the line that it starts on, counted from 1. */
export interface ReadElement extends XmlElement {
  readonly line: number
  readonly children: readonly ReadElement[]
}

/** How deep an XML file may nest, and how many elements it may hold: more is no map. */
export const MOST_XML = { levels: 100, elements: 1_000_000 } as const

interface OpenElement extends ReadElement {
  readonly children: OpenElement[]
  text: string
}

const SLICE = 500_000

/** Reads an XML file step by step and returns its root; nothing is fetched, and no entities but XML's own are known. */
export function* readXml(file: ChartFile): Generator<ReadProgress, ReadElement> {
  const text = decodeText(file)
  const tree = createTree(file)
  for (let at = 0; at < text.length; at += SLICE) {
    yield { done: at, total: text.length, note: 'Reading the file' }
    tree.parser.write(text.slice(at, at + SLICE))
  }
  tree.parser.close()
  return tree.root() ?? refuseEmpty(file)
}

function refuseEmpty(file: ChartFile): never {
  throw new FormatError(file.name, null, 'there is nothing in it.')
}

function createTree(file: ChartFile) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let elements = 0
  const refuse = (reason: string): never => {
    throw new FormatError(file.name, parser.line, reason)
  }

  parser.on('error', (error) => refuse(`this is not valid XML (${error.message.replace(/\.$/, '')}).`))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('the file declares entities of its own, which are not read.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (elements > MOST_XML.elements) refuse('the file holds more than a million elements.')
    if (open.length >= MOST_XML.levels) refuse(`this lies more than ${MOST_XML.levels} levels deep.`)
    const element = { name, attributes: { ...attributes }, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element !== undefined && element.children.length > 0 && element.text.trim() === '') element.text = ''
  })
  const addText = (more: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += more
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  return { parser, root: (): OpenElement | null => root }
}

/** An element as plain JSON, to be kept. */
export function plainElement({ name, attributes, children, text }: XmlElement): XmlElement {
  return { name, attributes, children: children.map(plainElement), text }
}

/** Whether a kept value is an element that {@link xmlText} can write. */
export function isXmlElement(value: unknown): value is XmlElement {
  if (typeof value !== 'object' || value === null) return false
  const { name, attributes, children, text } = value as Partial<Record<keyof XmlElement, unknown>>
  return (
    typeof name === 'string' &&
    isName(name) &&
    typeof text === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(([key, entry]) => isName(key) && typeof entry === 'string') &&
    Array.isArray(children) &&
    children.every(isXmlElement)
  )
}

function isName(text: string): boolean {
  return /^[\p{L}_:][\p{L}\p{N}\p{M}_:.-]*$/u.test(text)
}

/** An XML document, indented by one space a level. */
export function xmlText(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`
}

function elementText({ name, attributes, children, text }: XmlElement, indent: string): string {
  const facts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedAttribute(value)}"`)
  const head = `${indent}<${name}${facts.join('')}`
  if (children.length === 0) return text === '' ? `${head}/>\n` : `${head}>${escapedText(text)}</${name}>\n`
  const inner = children.map((child) => elementText(child, `${indent} `)).join('')
  return `${head}>${escapedText(text)}\n${inner}${indent}</${name}>\n`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escape = (text: string, signs: RegExp) => storable(text).replace(signs, (sign) => ESCAPES[sign] ?? sign)

/** Line ends and tabs are written as numbers: XML would read them as blanks. */
function escapedAttribute(text: string): string {
  return escape(text, /[&<>"\t\n\r]/g)
}

function escapedText(text: string): string {
  return escape(text, /[&<>\r]/g)
}

/** What XML cannot hold is left out. */
function storable(text: string): string {
  return text.toWellFormed().replace(/[[\p{Cc}\u{FFFE}\u{FFFF}]--[\t\n\r]]/gv, '')
}
