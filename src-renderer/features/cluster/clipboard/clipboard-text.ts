import { LABEL_KINDS } from '#shared/cluster/chart.ts'
import { type MapSnippet, SNIPPET_FORMAT } from './clipboard.ts'

/** Serialises a part of a map for the system clipboard. */
export function formatSnippet(snippet: MapSnippet): string {
  return JSON.stringify(snippet)
}

/** Parses a clipboard text; null if it is not a snippet. Field values are validated when they are saved. */
export function parseSnippet(text: string): MapSnippet | null {
  const found = parseJson(text)
  if (!isRecord(found) || found['format'] !== SNIPPET_FORMAT || typeof found['clusterId'] !== 'string') return null
  const { stars, routes, labels, fleets, regions } = found
  const isWhole =
    isListOf(stars, isPlaced) &&
    isListOf(routes, (route) => isRoute(route, stars.length)) &&
    isListOf(
      labels,
      (label) => isPlaced(label) && LABEL_KINDS.some((kind) => kind === Reflect.get(label.fields, 'kind')),
    ) &&
    isListOf(fleets, isPlaced) &&
    isListOf(regions, isRegion)
  return isWhole ? (found as unknown as MapSnippet) : null
}

/** Maximum length of a parsed text. */
const LONGEST_TEXT = 20_000_000

function parseJson(text: string): unknown {
  if (text.length > LONGEST_TEXT || !text.includes(SNIPPET_FORMAT)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null // the clipboard may hold any text
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[]
function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[]
function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isItem)
}

/** Bound for relative positions, far larger than any board. */
const FARTHEST = 5000

function isStep(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['q', 'r'].every((key) => Number.isInteger(value[key]) && Math.abs(Number(value[key])) <= FARTHEST)
  )
}

function isPlaced(value: unknown): value is { at: unknown; fields: Record<string, unknown> } {
  return isRecord(value) && isStep(value['at']) && isRecord(value['fields'])
}

function isRoute(value: unknown, stars: number): boolean {
  const isStar = (end: unknown) => Number.isInteger(end) && Number(end) >= 0 && Number(end) < stars
  return (
    isRecord(value) &&
    isStar(value['from']) &&
    isStar(value['to']) &&
    value['from'] !== value['to'] &&
    isRecord(value['fields'])
  )
}

function isRegion(value: unknown): boolean {
  return isRecord(value) && isRecord(value['fields']) && isListOf(value['hexes'], isStep)
}
