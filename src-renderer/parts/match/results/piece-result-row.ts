/** What became of a ship, a unit or the like in a match. */
export interface PieceResultRow {
  readonly key: string
  readonly name: string
  /** Name of its flotilla or army, and what of it fought. */
  readonly belongsTo: string
  /** What became of it. */
  readonly end: string
  /** Whether the group may decide otherwise. */
  readonly isOpen: boolean
}
