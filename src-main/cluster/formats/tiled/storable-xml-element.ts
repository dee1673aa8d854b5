import { escapeXmlLines, formatXmlTag } from '../xml-text.ts'
import type { XmlElement } from '../xml-tree.ts'

/** An XML element without its position: plain JSON that can be stored and written again. */
export type StorableXmlElement = Pick<XmlElement, 'name' | 'attributes' | 'text'> & {
  readonly children: readonly StorableXmlElement[]
}

/** Converts an element for storage. */
export function toStorableXmlElement({ name, attributes, children, text }: StorableXmlElement): StorableXmlElement {
  return { name, attributes, children: children.map(toStorableXmlElement), text }
}

/** Whether a stored value is an element that {@link formatXmlDocument} can write. */
export function isStorableXmlElement(value: unknown): value is StorableXmlElement {
  if (typeof value !== 'object' || value === null) return false
  const { name, attributes, children, text } = value as Partial<Record<keyof StorableXmlElement, unknown>>
  return (
    typeof name === 'string' &&
    isName(name) &&
    typeof text === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(([key, entry]) => isName(key) && typeof entry === 'string') &&
    Array.isArray(children) &&
    children.every(isStorableXmlElement)
  )
}

function isName(text: string): boolean {
  return /^[\p{L}_:][\p{L}\p{N}\p{M}_:.-]*$/u.test(text)
}

/** Formats an XML document, indented by one space per level. */
export function formatXmlDocument(root: StorableXmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`
}

function elementText({ name, attributes, children, text }: StorableXmlElement, indent: string): string {
  const head = `${indent}${formatXmlTag(name, attributes)}`
  if (children.length === 0) return text === '' ? `${head}/>\n` : `${head}>${escapeXmlLines(text)}</${name}>\n`
  const inner = children.map((child) => elementText(child, `${indent} `)).join('')
  return `${head}>${escapeXmlLines(text)}\n${inner}${indent}</${name}>\n`
}
