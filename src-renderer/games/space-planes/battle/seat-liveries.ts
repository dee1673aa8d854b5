/** Shape of a livery's mark, so that ownership is never shown by colour alone. */
export type SeatLiveryShape = 'disc' | 'square' | 'diamond' | 'shield' | 'hexagon' | 'triangle'

/** Colour and shape of the ships of a seat. */
export interface SeatLivery {
  /** Also the id of the seat. */
  readonly id: string
  readonly label: string
  readonly shape: SeatLiveryShape
  /** CSS variable of its colour. */
  readonly colour: string
}

/** All liveries, one per seat, in the order in which they are offered. */
export const SEAT_LIVERIES: readonly [SeatLivery, ...SeatLivery[]] = [
  { id: 'brass', label: 'Brass', shape: 'disc', colour: 'var(--brass)' },
  { id: 'azure', label: 'Azure', shape: 'square', colour: 'var(--link)' },
  { id: 'oxide', label: 'Oxide', shape: 'diamond', colour: 'var(--harm)' },
  { id: 'verdigris', label: 'Verdigris', shape: 'shield', colour: 'var(--good)' },
  { id: 'amber', label: 'Amber', shape: 'hexagon', colour: 'var(--star-2)' },
  { id: 'bone', label: 'Bone', shape: 'triangle', colour: 'var(--text-dim)' },
]

/** Returns the livery of a seat. Unknown seats, from an imported file, get the first one. */
export function getSeatLivery(seat: string): SeatLivery {
  return SEAT_LIVERIES.find(({ id }) => id === seat) ?? SEAT_LIVERIES[0]
}

/** SVG paths of the marks in a centred square of side 16. */
export const SEAT_LIVERY_SHAPE_PATHS: Readonly<Record<SeatLiveryShape, string>> = {
  disc: 'M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0Z',
  square: 'M-7.2 -7.2H7.2V7.2H-7.2Z',
  diamond: 'M0 -9.5L9.5 0L0 9.5L-9.5 0Z',
  shield: 'M-7.5 -7.5H7.5V1.5C7.5 5.5 4 8 0 9.5C-4 8 -7.5 5.5 -7.5 1.5Z',
  hexagon: 'M-4.6 -8H4.6L9.2 0L4.6 8H-4.6L-9.2 0Z',
  triangle: 'M0 -9.5L9.8 7.5H-9.8Z',
}
