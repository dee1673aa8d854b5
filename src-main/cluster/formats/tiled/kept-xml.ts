import { escapedLines, xmlTag } from '../xml-text.ts'
import type { XmlElement } from '../xml-tree.ts'

/** An element without where it stood: plain JSON, to be kept and written again. */
export type KeptXml = Pick<XmlElement, 'name' | 'attributes' | 'text'> & { readonly children: readonly KeptXml[] }

/** An element to be kept. */
export function keptXml({ name, attributes, children, text }: KeptXml): KeptXml {
  return { name, attributes, children: children.map(keptXml), text }
}

/** Whether a kept value is an element that {@link xmlDocument} can write. */
export function isKeptXml(value: unknown): value is KeptXml {
  if (typeof value !== 'object' || value === null) return false
  const { name, attributes, children, text } = value as Partial<Record<keyof KeptXml, unknown>>
  return (
    typeof name === 'string' &&
    isName(name) &&
    typeof text === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(([key, entry]) => isName(key) && typeof entry === 'string') &&
    Array.isArray(children) &&
    children.every(isKeptXml)
  )
}

function isName(text: string): boolean {
  return /^[\p{L}_:][\p{L}\p{N}\p{M}_:.-]*$/u.test(text)
}

/** An XML document, indented by one space a level. */
export function xmlDocument(root: KeptXml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`
}

function elementText({ name, attributes, children, text }: KeptXml, indent: string): string {
  const head = `${indent}${xmlTag(name, attributes)}`
  if (children.length === 0) return text === '' ? `${head}/>\n` : `${head}>${escapedLines(text)}</${name}>\n`
  const inner = children.map((child) => elementText(child, `${indent} `)).join('')
  return `${head}>${escapedLines(text)}\n${inner}${indent}</${name}>\n`
}
