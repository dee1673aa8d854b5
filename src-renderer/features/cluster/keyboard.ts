import type { HexBoard, HexPlace } from '../../../src-shared/kit/hex.ts'
import type { ToolId } from './tools/tool.ts'

/** A key as the browser reports it. */
export interface KeyStroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key of the page means. */
export type PageKey =
  | { readonly type: 'tool'; readonly tool: ToolId }
  | { readonly type: 'rating'; readonly rating: number }
  | { readonly type: 'remove' | 'rename' | 'cancel' | 'fit' | 'nearer' | 'farther' }

const TOOL_KEYS: Readonly<Record<string, ToolId>> = { v: 'select', s: 'star', r: 'route', e: 'erase' }
const OTHER_KEYS: Readonly<Record<string, Exclude<PageKey['type'], 'tool' | 'rating'>>> = {
  Delete: 'remove',
  F2: 'rename',
  Escape: 'cancel',
  '0': 'fit',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
}

/** The meaning of a key that is pressed while nobody writes; null for none. */
export function readPageKey({ key, ctrlKey, metaKey, altKey }: KeyStroke): PageKey | null {
  if (ctrlKey || metaKey || altKey) return null
  const tool = TOOL_KEYS[key.toLowerCase()]
  if (tool) return { type: 'tool', tool }
  if (/^[1-5]$/.test(key)) return { type: 'rating', rating: Number(key) }
  const other = OTHER_KEYS[key]
  return other ? { type: other } : null
}

/** The hex that the keyboard comes to: arrows go by rows and columns, Home and End along the row, with Ctrl across the board; null for other keys. */
export function moveCursor(
  { key, ctrlKey, metaKey }: KeyStroke,
  { row, column }: HexPlace,
  board: HexBoard,
): HexPlace | null {
  const far = ctrlKey || metaKey
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(1, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(board.columns, column + 1) }
    case 'ArrowUp':
      return { row: Math.max(1, row - 1), column }
    case 'ArrowDown':
      return { row: Math.min(board.rows, row + 1), column }
    case 'Home':
      return { row: far ? 1 : row, column: 1 }
    case 'End':
      return { row: far ? board.rows : row, column: board.columns }
    default:
      return null
  }
}
