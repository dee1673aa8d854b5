import type { Point, Pose, RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import type { RulerCard } from './table-geometry.ts'

/** A ship as it is drawn. */
export interface DrawnShip extends Ship {
  readonly isChosen?: boolean
  /** One that is not spoken of now. */
  readonly isFaint?: boolean
}

/** Where a ship could stand. */
export interface DrawnGhost {
  readonly key: string
  readonly ship: Ship
  readonly sweep: readonly Point[]
  readonly isStopped: boolean
  readonly isChosen: boolean
  /** What is said below it, such as what it would strike. */
  readonly note?: string | null
  /** Shown without its sweep, such as where others would be reoriented to. */
  readonly isQuiet?: boolean
}

/** A line on the table. */
export interface DrawnLine {
  readonly key: string
  readonly from: Point
  readonly to: Point
  readonly kind: Exclude<RangeClass, 'none'> | 'way'
  readonly label: string | null
}

/** The arcs of one ship, all around from the right of its upright face. */
export interface DrawnArcs {
  readonly ship: Ship
  readonly classes: readonly RangeClass[]
}

/** What is drawn on the table. */
export interface TableScene {
  readonly ships: readonly DrawnShip[]
  readonly ghosts?: readonly DrawnGhost[]
  readonly lines?: readonly DrawnLine[]
  readonly arcs?: DrawnArcs | null
  readonly card?: RulerCard | null
  /** Ships around which the ring of legal places is drawn. */
  readonly rings?: readonly Pose[]
}
