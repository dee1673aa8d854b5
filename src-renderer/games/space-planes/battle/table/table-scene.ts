import type { Point, Pose, RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import type { Json } from '#shared/match/protocol.ts'
import type { RulerCard } from './table-geometry.ts'

export interface DrawnShip extends Ship {
  readonly isChosen?: boolean
  readonly isFaint?: boolean
}

/** A possible position of a ship. */
export interface DrawnGhost {
  readonly key: string
  readonly ship: Ship
  readonly sweep: readonly Point[]
  readonly isStopped: boolean
  readonly isChosen: boolean
  /** Note below it, such as what it would strike. */
  readonly note?: string | null
  /** Drawn without its sweep, such as the reoriented position of another ship. */
  readonly isQuiet?: boolean
  /** Values of the draft, by path, that a press on it fills; null if a press does nothing. */
  readonly fills: { readonly [path: string]: Json } | null
}

export interface DrawnLine {
  readonly key: string
  readonly from: Point
  readonly to: Point
  readonly kind: Exclude<RangeClass, 'none'> | 'path'
  readonly label: string | null
}

/** Fire arcs of one ship, in all directions starting at the right of its upright face. */
export interface DrawnArcs {
  readonly ship: Ship
  readonly classes: readonly RangeClass[]
}

/** Contents of the drawing. */
export interface TableScene {
  readonly ships: readonly DrawnShip[]
  readonly ghosts?: readonly DrawnGhost[]
  readonly lines?: readonly DrawnLine[]
  readonly arcs?: DrawnArcs | null
  readonly card?: RulerCard | null
  /** Ships around which the rings of legal positions are drawn. */
  readonly rings?: readonly Pose[]
}
