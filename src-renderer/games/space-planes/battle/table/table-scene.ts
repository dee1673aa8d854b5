import type { Point, Pose, RangeClass, Ship } from '#shared/games/space-planes/model.ts'
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
}

export interface DrawnLine {
  readonly key: string
  readonly from: Point
  readonly to: Point
  readonly kind: Exclude<RangeClass, 'none'> | 'way'
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
