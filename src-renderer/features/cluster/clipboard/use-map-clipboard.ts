import { defaultDocument, useEventListener } from '@vueuse/core'
import { isTextInput } from '#renderer/ui/keys/typing.ts'
import { LABEL_KINDS } from '#shared/cluster/chart.ts'
import { type MapSnippet, SNIPPET_FORMAT } from './clipboard.ts'

/** Callbacks of copying and pasting. */
export interface MapClipboardCallbacks {
  readonly copy: () => MapSnippet | null
  readonly cut: () => MapSnippet | null
  readonly paste: (snippet: MapSnippet) => void
  /** Handles a text that lists stars; returns whether it does. */
  readonly pasteStars: (text: string) => boolean
  readonly say: (status: string) => void
}

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Serialises a part of a map for the system clipboard. */
export function serializeSnippet(snippet: MapSnippet): string {
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

/**
 * Handles copy, cut and paste of the page, by keys or the browser's menu. Snippets are exchanged as text through the
 * system clipboard.
 */
export function useMapClipboard({ copy, cut, paste, pasteStars, say }: MapClipboardCallbacks): void {
  function isElsewhere(event: ClipboardEvent): boolean {
    const isTextChosen = event.type !== 'paste' && window.getSelection()?.isCollapsed === false
    const isOver = document.querySelector(OVER_THE_PAGE) !== null
    return event.defaultPrevented || isTextChosen || isOver || isTextInput(document.activeElement)
  }

  function onCopy(event: ClipboardEvent): void {
    if (isElsewhere(event)) return
    const snippet = event.type === 'cut' ? cut() : copy()
    if (!snippet) return
    event.clipboardData?.setData('text/plain', serializeSnippet(snippet))
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent): void {
    if (isElsewhere(event)) return
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const snippet = parseSnippet(text)
    if (snippet) paste(snippet)
    else if (!pasteStars(text)) say('The clipboard holds no piece of a map, and no lines such as “0102 Regina 3”.')
  }

  useEventListener(defaultDocument, ['copy', 'cut'], onCopy)
  useEventListener(defaultDocument, 'paste', onPaste)
}
