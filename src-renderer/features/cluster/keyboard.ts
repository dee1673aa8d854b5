import type { HexBoard, HexPlace } from '../../../src-shared/kit/hex.ts'
import type { PageKey } from '../../ui/page-keys.ts'
import { RATINGS } from './rating.ts'
import type { ToolId } from './tools/tool.ts'

/** A key as the browser reports it. */
export interface KeyStroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What the keys of the page do. */
export interface MapDeeds {
  readonly pickTool: (tool: ToolId) => void
  readonly rate: (rating: number) => void
  readonly remove: () => void
  readonly rename: () => void
  readonly cancel: () => void
  readonly fit: () => void
  readonly nearer: () => void
  readonly farther: () => void
}

/** The keys of the page, in the order of its tools. */
export function mapKeys(deeds: MapDeeds): readonly PageKey[] {
  return [
    ...TOOL_KEYS.map(({ key, tool, label }) => ({ keys: [key], label, run: () => deeds.pickTool(tool) })),
    {
      keys: RATINGS.map(String),
      shown: `${RATINGS.at(0)}–${RATINGS.at(-1)}`,
      label: 'Rating of new stars',
      run: (key) => deeds.rate(Number(key)),
    },
    { keys: ['F2'], label: 'Rename the chosen star', run: deeds.rename },
    { keys: ['Delete'], label: 'Remove the chosen star', run: deeds.remove },
    { keys: ['Escape'], shown: 'Esc', label: 'Let go', run: deeds.cancel },
    { keys: ['+', '='], label: 'Nearer', run: deeds.nearer },
    { keys: ['-'], label: 'Farther', run: deeds.farther },
    { keys: ['0'], label: 'Show the whole cluster', run: deeds.fit },
  ]
}

const TOOL_KEYS: readonly { readonly key: string; readonly tool: ToolId; readonly label: string }[] = [
  { key: 'V', tool: 'select', label: 'Select and move' },
  { key: 'S', tool: 'star', label: 'Draw stars' },
  { key: 'R', tool: 'route', label: 'Draw routes' },
  { key: 'E', tool: 'erase', label: 'Erase' },
]

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
